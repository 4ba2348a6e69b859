// Checks how much memory a method would take before the method takes any memory.

import type { Problem } from '../puzzle/problem.ts';

/**
 * Returns the problem that `what` would take more than `most` bytes, with both figures and with
 * advice. Returns undefined when `what` takes no more than that.
 */
export function tooLarge(
  bytes: number,
  most: number,
  what: string,
  advice = 'take another method',
): Problem | undefined {
  if (bytes <= most) return undefined;
  const message = `${what} would take ${megabytes(bytes)}, more than ${megabytes(most)}: ${advice}`;
  return { code: 'too-large', message };
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`;
}
