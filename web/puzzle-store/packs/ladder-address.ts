// The addresses of the puzzles on the ladder. Each of them is in a pack as well, so the address
// says that the ladder is to go on; this lasts across reloads and can be shared.

import { addressOf } from '../puzzle-address.ts';

const FROM = 'from';
const LADDER = 'ladder';

export function ladderAddress(id: string): string {
  return `${addressOf('play', id)}?${FROM}=${LADDER}`;
}

/** `search` is the part of the address after the question mark. */
export function isFromLadder(search: string): boolean {
  return new URLSearchParams(search).get(FROM) === LADDER;
}
