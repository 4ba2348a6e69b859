/**
 * Returns the fields of an object without those that are undefined. Spread the result into an
 * object with optional fields: `{ message, ...defined({ stack }) }`.
 */
export function defined<T extends object>(
  fields: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
