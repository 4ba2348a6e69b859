/**
 * Returns an element that must be there, such as the colour of a block in its palette. Throws a
 * RangeError if the element is missing, because a missing element is a bug of the caller.
 */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`no element ${index} among ${list.length}`);
  return element;
}
