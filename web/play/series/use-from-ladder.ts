// Whether the game was opened from the ladder.

import { useSearch } from 'wouter';
import { isFromLadder } from '../../puzzle-store/packs/ladder-address.ts';

export function useFromLadder(): boolean {
  return isFromLadder(useSearch());
}
