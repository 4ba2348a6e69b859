// The clock by which a store tells that workers are silent. It is that of the database, which all
// processes share; a test can pass time without waiting for it.

/** Returns the time as a value for `coalesce($1, now())`: null for the clock of the database. */
export type StoreClock = () => Date | null;

/** Seconds of silence after which a worker is dead. */
export const DEAD_AFTER = 10;
