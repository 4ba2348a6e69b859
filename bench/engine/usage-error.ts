// What is wrong with how the bench was called: told in a line, without a place in the code.

export class UsageError extends Error {}
