// Gives access to a clock that counts milliseconds and never goes back. Every JavaScript host has
// this clock, but the language does not declare it.

export const clock = (globalThis as unknown as { readonly performance: { now(): number } })
  .performance;
