// Exit codes, and the worst of several.

/** By verdict, and for what else can happen. */
export const EXIT = {
  unique: 0,
  multiple: 1,
  none: 2,
  unknown: 3,
  badInput: 4,
  /** The marks of a player fit no solution. */
  mistake: 5,
  /** A certificate does not show what it claims. */
  refused: 6,
  /** A bug in the program. */
  internal: 70,
  /** Ended by Ctrl-C, and by a request of the system. */
  interrupted: 130,
  terminated: 143,
} as const;

export const EXIT_HELP = `
Exit codes:
  0  unique    one solution, proven
  1  multiple  several solutions
  2  none      no solution
  3  unknown   not settled within the limits given
  4  bad input a file, puzzle or option is wrong
  5  mistake   the marks given to hint or explain fit no solution
  6  refused   the certificate given to verify does not show what it claims
  70           a fault of the program itself; please report it
  130, 143     ended by Ctrl-C or by the system, with what was known so far
For several puzzles the highest one counts.`;

/** The exit code of the whole run is the worst of its puzzles'. */
export function raiseExit(code: number): void {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
}
