// Shows how far a long command is: a line that is written over on a terminal, and a line for every
// tenth elsewhere.

/** `done` is between 0 and 1. */
export type ShowProgress = (done: number, remark?: string) => void;

export function progressLine(title: string): ShowProgress {
  const { isTTY } = process.stderr;
  let next = 0;
  return (done, remark = '') => {
    if (!isTTY && done < next) return;
    while (next <= done) next += 0.1;
    const text = `${title}: ${(100 * done).toFixed(0)} % ${remark}`;
    process.stderr.write(isTTY ? `\r${text.padEnd(60)}` : `${text}\n`);
    if (isTTY && done === 1) process.stderr.write('\n');
  };
}
