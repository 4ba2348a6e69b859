// Watches how many cores of this machine other programs use. A partner is for a core that nobody
// uses, no matter whose programs the others are.

import { cpus } from 'node:os';

/** Milliseconds of all cores together; only differences mean something. */
interface CoreTimes {
  readonly busy: number;
  /** The part of it that this program used. */
  readonly own: number;
}

/**
 * Milliseconds between the looks at first; each wait is twice as long as the one before. Systems
 * count in steps of 10 ms, so a shorter wait would tell little. The second look, which gives the
 * first answer, comes before a solve asks for a partner, and most solves end before the first.
 */
const FIRST_WAIT = 80;
const LONGEST_WAIT = 1000;

/**
 * Tells again and again how many cores other programs used since the look before, until the
 * returned function is called. A look takes about 0.1 ms on two cores.
 */
export function watchOthers(
  tell: (cores: number) => void,
  read: () => CoreTimes = readTimes,
): () => void {
  let last: (CoreTimes & { readonly at: number }) | undefined;
  let wait = FIRST_WAIT;
  const look = (): void => {
    const now = { ...read(), at: performance.now() };
    wait = Math.min(2 * wait, LONGEST_WAIT);
    timer = setTimeout(look, wait).unref();
    if (last !== undefined) {
      const others = now.busy - now.own - (last.busy - last.own);
      tell(Math.max(0, others) / (now.at - last.at));
    }
    last = now;
  };
  let timer = setTimeout(look, wait).unref();
  return () => clearTimeout(timer);
}

function readTimes(): CoreTimes {
  const busy = cpus().reduce(
    (sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq,
    0,
  );
  const { user, system } = process.cpuUsage();
  return { busy, own: (user + system) / 1000 };
}
