// How long clients may take, and how often they hear something. Programs and tests can have other
// times than the usual ones.

/** All times are in milliseconds. */
export interface ServerTimes {
  /** A request must come within this time. A submission has longer; a delivery need only go on. */
  readonly arrival: number;
  /** A client must take something of its answer within this time. */
  readonly silence: number;
  /** A client must take all of an answer within this time, unless it is a stream. */
  readonly whole: number;
  /** After so much without a line, a stream of results has blank ones. */
  readonly blank: number;
}

/** Blank lines come before a client that takes everything could be silent for too long. */
export const USUAL_TIMES: ServerTimes = {
  arrival: 30_000,
  silence: 20_000,
  whole: 120_000,
  blank: 15_000,
};
