// Memory that cannot be had is nobody's bug: the puzzle is too large. Whoever runs a method or a
// task reports it as a problem, and lets every other error go on as the fault that it is.
//
// JavaScript throws a RangeError for it, as it does for endless recursion and for places outside of
// a buffer, which are bugs: only the message says which it is. The messages below are those of V8,
// JavaScriptCore and WebAssembly.

const REASONS: readonly RegExp[] = [
  /^array buffer allocation failed/i,
  /^invalid array length/i,
  /^invalid typed array length: \d/i,
  /^invalid string length/i,
  /\bmemory\b/i,
];

export function isOutOfMemory(error: unknown): error is RangeError {
  return error instanceof RangeError && REASONS.some((reason) => reason.test(error.message));
}
