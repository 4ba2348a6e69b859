// A database that speaks the SQL of PostgreSQL, as far as the store needs one.

/** Queries cast what they select to types that all drivers make the same values of. */
type Row = Readonly<Record<string, unknown>>;

export interface Queries {
  query<R = Row>(sql: string, values?: readonly unknown[]): Promise<readonly R[]>;
  /** Runs statements without values, one after the other. */
  run(sql: string): Promise<void>;
}

/**
 * A connection that broke is opened anew, and the query or the transaction repeated. It may have
 * been done before the connection broke, so both must be harmless when they are done twice.
 */
export interface Database extends Queries {
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Frees the room of rows that are gone, unless the database does so by itself. */
  freeRoom(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Makes values of a query fit for PostgreSQL, whose texts have no character with the number 0. A
 * text may come from anywhere, and one that cannot be stored would be refused however often it is
 * tried.
 */
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
