// How much a key may ask for in a day, which is a day of UTC. Requests are counted when they come,
// and seconds of work when they are over. Until then an open request holds as many seconds as it
// may use, so that only the last one of a day can go beyond the quota. The counts are in memory and
// begin anew with the server.

import { defined } from '../../puzzle/defined.ts';

export interface KeyQuota {
  /** Requests a day. */
  readonly requests?: number;
  /** Seconds of work a day. */
  readonly seconds?: number;
}

/** Reads `1000/day` as requests and `600s/day` as seconds of work. */
export function parseQuota(text: string): KeyQuota | undefined {
  const [, digits, unit] = /^([1-9]\d{0,11})(s?)\/day$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return unit === 's' ? { seconds: Number(digits) } : { requests: Number(digits) };
}

export function quotaText({ requests, seconds }: KeyQuota): string {
  const parts = [
    requests === undefined ? [] : [`${requests}/day`],
    seconds === undefined ? [] : [`${seconds}s/day`],
  ].flat();
  return parts.length === 0 ? 'no quota' : parts.join(' ');
}

/** Tells what refuses a request; `held` are the seconds that open requests may still use. */
export type Shortage = keyof KeyQuota | 'held';

export interface QuotaUse {
  /** Counts a request and holds seconds for it; returns what is short if it is refused. */
  take(name: string, quota: KeyQuota): Shortage | undefined;
  /** Gives back the seconds that were held for a request that is over. */
  release(name: string): void;
  charge(name: string, seconds: number): void;
  /** Returns what is left of a quota today; at least 0. */
  left(name: string, quota: KeyQuota): KeyQuota;
  /** Returns the seconds until the next day. */
  reset(): number;
}

const DAY = 86_400_000;

/** A request can use `most` seconds. `now` returns milliseconds since 1970. */
export function makeQuotaUse(most: number, now: () => number = Date.now): QuotaUse {
  let day = -1;
  const open = new Map<string, number>();
  const used = new Map<string, { requests: number; seconds: number }>();
  const usedBy = (name: string): { requests: number; seconds: number } => {
    const today = Math.floor(now() / DAY);
    if (today !== day) used.clear();
    day = today;
    const known = used.get(name) ?? { requests: 0, seconds: 0 };
    used.set(name, known);
    return known;
  };
  return {
    take(name, { requests = Number.POSITIVE_INFINITY, seconds = Number.POSITIVE_INFINITY }) {
      const use = usedBy(name);
      if (use.requests >= requests) return 'requests';
      if (use.seconds >= seconds) return 'seconds';
      const others = open.get(name) ?? 0;
      if (use.seconds + others * most >= seconds) return 'held';
      use.requests++;
      open.set(name, others + 1);
      return undefined;
    },
    release(name) {
      const others = (open.get(name) ?? 1) - 1;
      if (others > 0) open.set(name, others);
      else open.delete(name);
    },
    charge(name, seconds) {
      usedBy(name).seconds += seconds;
    },
    left(name, { requests, seconds }) {
      const use = usedBy(name);
      return defined({
        requests: requests && Math.max(0, requests - use.requests),
        seconds: seconds && Math.max(0, seconds - use.seconds),
      });
    },
    reset: () => Math.ceil((DAY - (now() % DAY)) / 1000),
  };
}
