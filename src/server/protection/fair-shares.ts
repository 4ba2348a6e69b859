// Places that clients share. A client gets places only if it then holds at most as many as were
// free before. A single client thus gets half of them, two clients get a third each, and some stay
// free for a newcomer, unless there are very few (dynamic thresholds, after Choudhury and Hahne,
// 1998).

export interface Shares {
  /**
   * Takes places for a client; takes none and returns false if the client would then have more than
   * its share.
   */
  take(client: string, amount?: number): boolean;
  /** Gives back what was taken. */
  give(client: string, amount?: number): void;
  taken(): number;
}

export function makeShares(most: number): Shares {
  const held = new Map<string, number>();
  let taken = 0;
  return {
    take(client, amount = 1) {
      const own = (held.get(client) ?? 0) + amount;
      if (own > most - taken) return false;
      held.set(client, own);
      taken += amount;
      return true;
    },
    give(client, amount = 1) {
      const left = (held.get(client) ?? 0) - amount;
      if (left > 0) held.set(client, left);
      else held.delete(client);
      taken -= amount;
    },
    taken: () => taken,
  };
}
