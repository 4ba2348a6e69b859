// Exit codes, and the exit code of a run.

/** Exit codes for verdicts, and for everything else that can happen. */
export const EXIT = {
  unique: 0,
  multiple: 1,
  none: 2,
  unknown: 3,
  badInput: 4,
  mistake: 5,
  refused: 6,
  internal: 70,
  interrupted: 130,
  terminated: 143,
} as const;

const MEANINGS: Readonly<Record<keyof typeof EXIT, string>> = {
  unique: 'unique: one solution, proven',
  multiple: 'multiple: several solutions',
  none: 'none: no solution',
  unknown: 'unknown: not settled within the limits given',
  badInput: 'a file, a puzzle or an option is wrong',
  mistake: 'the marks given to hint or explain fit no solution',
  refused: 'the certificate given to verify does not show what it claims',
  internal: 'a fault of the program itself; please report it',
  interrupted: 'ended by Ctrl-C, with what was known so far',
  terminated: 'ended by the system, with what was known so far',
};

export const EXIT_HELP = `
Exit codes:
${Object.entries(EXIT)
  .map(([name, code]) => `  ${String(code).padEnd(5)}${MEANINGS[name as keyof typeof EXIT]}`)
  .join('\n')}
For several puzzles the highest one counts.`;

/** Raises the exit code of the run to `code`, unless it is higher already. */
export function raiseExit(code: number): void {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
}
