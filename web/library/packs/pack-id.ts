// The ids of packs. Besides the packs by theme, the library has the classics, which are the
// built-in puzzles in files of their own, and the person's own puzzles by the way that they came.

import { CLASSICS } from '../../puzzle-store/built-in.ts';
import type { Made } from '../../storage/records.ts';

export const OWN_PACKS = ['own', 'imported', 'generated'] as const;
type OwnPack = (typeof OWN_PACKS)[number];

const PACK_OF_MADE: Readonly<Record<Made, OwnPack>> = {
  entered: 'own',
  drawn: 'own',
  imported: 'imported',
  shared: 'imported',
  generated: 'generated',
};

export function packOfOwn(made: Made): OwnPack {
  return PACK_OF_MADE[made];
}

export function isOwnPack(id: string): id is OwnPack {
  return OWN_PACKS.some((each) => each === id);
}

/** Returns whether a pack has no other title than the one in the texts of the page. */
export function isNamedByText(id: string): id is OwnPack | typeof CLASSICS {
  return id === CLASSICS || isOwnPack(id);
}
