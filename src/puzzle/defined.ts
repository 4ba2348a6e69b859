/**
 * Returns the fields of an object without those that are undefined, to spread into an object whose
 * optional fields are there or are not: `{ message, ...defined({ stack }) }`.
 */
export function defined<T extends object>(
  fields: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
