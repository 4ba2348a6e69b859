// The lesser and the greater of two whole numbers without a branch. On noise nobody can guess which
// of two pixels is darker, and every wrong guess of the processor costs as much as ten additions:
// the loops that compare each pixel with its neighbours take half the time so.

/** Both numbers are whole, and less than 2 ** 30. */
export function lesserOf(a: number, b: number): number {
  return b + ((a - b) & ((a - b) >> 31));
}

/** Both numbers are whole, and less than 2 ** 30. */
export function greaterOf(a: number, b: number): number {
  return a - ((a - b) & ((a - b) >> 31));
}
