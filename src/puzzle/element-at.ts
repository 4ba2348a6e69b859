/**
 * Returns an element that must be there, such as the colour of a block in its palette. Throws a
 * RangeError if it is not, because the index is then a mistake of the caller.
 */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`no element ${index} among ${list.length}`);
  return element;
}
