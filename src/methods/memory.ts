// What a method may take of the memory, asked before any of it is spent.

import type { Problem } from '../puzzle/problem.ts';

/**
 * The problem with `what` when it would take more bytes than `most`, with the figures and with what
 * to do.
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
