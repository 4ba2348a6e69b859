// Makes values of queries fit for PostgreSQL, whose texts have no character with the number 0. A
// text may come from anywhere, and one that cannot be stored would be refused however often it is
// tried.

export function sqlValues(values: readonly unknown[]): unknown[] {
  return values.map((value) => (Array.isArray(value) ? value.map(sqlValue) : sqlValue(value)));
}

/** Writes JSON for a value of type `jsonb`, which has no such character either. */
export function sqlJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => sqlValue(part));
}

function sqlValue(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', REPLACEMENT) : value;
}

/** Unicode has this character for what cannot be shown. */
const REPLACEMENT = '\ufffd';
