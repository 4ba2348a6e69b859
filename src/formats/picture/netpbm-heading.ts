// Reads the heading of the pictures of Netpbm, which PBM and PGM share.

interface NetpbmHeading {
  readonly numbers: readonly number[];
  /** The offset of the cells: behind the one character that follows the last number. */
  readonly bodyAt: number;
}

/**
 * Reads `count` numbers behind the two characters of the format, with white space and comments
 * around them. Returns undefined if a number is missing.
 */
export function netpbmHeading(text: string, count: number): NetpbmHeading | undefined {
  const skip = /[^\S]*(?:#[^\n\r]*)?/y;
  const number = /\d{1,9}(?=\s|$)/y;
  const numbers: number[] = [];
  let at = 2;
  while (numbers.length < count) {
    skip.lastIndex = at;
    const skipped = skip.exec(text)?.[0].length ?? 0;
    number.lastIndex = at + skipped;
    const match = number.exec(text);
    if (match !== null && (skipped > 0 || numbers.length > 0)) numbers.push(Number(match[0]));
    else if (skipped === 0) return undefined;
    at = match === null ? at + skipped : number.lastIndex;
  }
  return { numbers, bodyAt: at + 1 };
}
