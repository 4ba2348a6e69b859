// Recognises errors for want of memory. They are not bugs: the puzzle is too large. The code that
// runs a method or a task reports them as a problem, and passes every other error on as a bug.
//
// JavaScript throws a RangeError for want of memory, as it does for endless recursion and for
// places outside of a buffer, which are bugs: only the message tells them apart. The messages below
// are those of V8, JavaScriptCore and WebAssembly.

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
