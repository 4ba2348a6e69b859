import { describe, expect, it } from 'vitest';
import { makeDrawing, puzzleOfDrawing } from '../../../src/create/drawing.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import type { Storage } from '../../storage/storage.ts';
import { nextAddress } from './next-address.ts';

const PUZZLE = puzzleOfDrawing(makeDrawing(5, 5), BLACK_AND_WHITE);

/** A storage in which these puzzles were solved. */
function solved(...ids: string[]): Storage {
  const saves = new Map(
    ids.map((id) => [id, { puzzleId: id, solvedBy: 'me' } as unknown as SavedGame]),
  );
  return { all: async () => saves } as unknown as Storage;
}

describe('the next address', () => {
  it('is a puzzle of the same day', async () => {
    const day = (size: string): string => `daily-2026-11-27-${size}`;
    expect(await nextAddress(solved(day('5x5')), day('10x10'), PUZZLE)).toBe(
      `/play/${day('15x15')}`,
    );
    const others = solved(day('5x5'), day('15x15'), day('20x20'));
    expect(await nextAddress(others, day('10x10'), PUZZLE)).toBe('/daily/2026-11-27');
  });

  it('is a tile of the same mosaic', async () => {
    const next = await nextAddress(solved(), 'mosaic-1-r1c1', PUZZLE);
    expect(next).toBe('/play/mosaic-1-r2c1');
  });

  it('is a puzzle of the library', async () => {
    expect(await nextAddress(solved(), 'own-1', PUZZLE)).toMatch(/^\/play\/\d+x\d+-\d+$/);
  });
});
