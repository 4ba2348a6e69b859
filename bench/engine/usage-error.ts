// An error in how the bench was called. It is reported in one line, without a place in the code.

export class UsageError extends Error {}
