// Seeded random numbers: mulberry32 (Tommy Ettinger, 2017), 32 bits of state.

export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  real(): number;
  /** A whole number from 0 to bound - 1. */
  below(bound: number): number;
}

export function makeRandom(seed: number): Random {
  let state = seed | 0;
  const real = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { real, below: (bound) => Math.floor(real() * bound) };
}
