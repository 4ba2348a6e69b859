// Recognises errors for want of memory. They are not bugs: the puzzle is too large. The code that
// runs a method or a task reports them as a problem, and passes every other error on as a bug.
//
// JavaScript throws a RangeError for want of memory, but also for endless recursion and for places
// outside of a buffer, which are bugs: only the message shows which errors are bugs. The messages
// below are those with which V8, JavaScriptCore and WebAssembly refuse memory. "Invalid array
// length" is not among them: V8 uses it for new Array(-1), not for a refusal of memory.

import type { Problem } from './problem.ts';

const REASONS: readonly RegExp[] = [
  /^array buffer allocation failed/i,
  /^invalid string length/i,
  /^(map|set) maximum size exceeded/i,
  /\bout of memory\b/i,
  /^webassembly\..*\b(could not allocate|unable to grow)\b/i,
];

export function isOutOfMemory(error: unknown): error is RangeError {
  if (!(error instanceof RangeError)) return false;
  return REASONS.some((reason) => reason.test(error.message)) || isHugeArray(error.message);
}

/** Returns the problem that an error for want of memory becomes. */
export function outOfMemory(reason: string): Problem {
  const message = `it ran out of memory (${reason}): try a smaller puzzle`;
  return { code: 'out-of-memory', message };
}

/**
 * Some versions of V8 refuse typed arrays from this length on; newer versions allow up to 16 times
 * as much.
 */
const HUGE = 2 ** 30;

/**
 * Returns whether a message refuses a typed array that is huge. A bug, such as a view that is
 * longer than its buffer, can cause the same message with a smaller length.
 */
function isHugeArray(message: string): boolean {
  const length = /^invalid typed array length: (\d+)$/i.exec(message)?.[1];
  return length !== undefined && Number(length) >= HUGE;
}
