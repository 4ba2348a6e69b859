// Milliseconds of a clock that never goes back. Every host has it, but the language does not
// declare it.

export const clock = (globalThis as unknown as { readonly performance: { now(): number } })
  .performance;
