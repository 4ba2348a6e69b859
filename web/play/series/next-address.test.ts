import { describe, expect, it } from 'vitest';
import { makeDrawing, puzzleOfDrawing } from '../../../src/create/drawing.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import { builtInOf } from '../../puzzle-store/library-puzzles.ts';
import { loadLadder } from '../../puzzle-store/packs/pack-index.ts';
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

/** Returns what comes after a puzzle. */
function following(id: string, storage = solved(), isFromLadder = false): Promise<string> {
  return nextAddress(storage, { id, puzzle: PUZZLE, isFromLadder });
}

describe('the next address', () => {
  it('is a puzzle of the same day', async () => {
    const day = (size: string): string => `daily-2026-11-27-${size}`;
    expect(await following(day('10x10'))).toBe(`/play/${day('15x15')}`);
    const others = solved(day('5x5'), day('15x15'), day('20x20'));
    expect(await following(day('10x10'), others)).toBe('/daily/2026-11-27');
  });

  it('is a tile of the same mosaic', async () => {
    expect(await following('mosaic-1-r1c1')).toBe('/play/mosaic-1-r2c1');
  });

  it('is a puzzle of the same pack, or on the ladder if that led there', async () => {
    const { 'empty-line': first = [], 'full-line': second = [] } = await loadLadder();
    const address = await following(first[0]);
    expect(packOf(address.split('/')[2])).toBe(packOf(first[0]));
    expect(await following(first[0], solved(), true)).toBe(`/play/${first[1]}?from=ladder`);
    expect(await following(first[4], solved(...first), true)).toBe(
      `/play/${second[0]}?from=ladder`,
    );
  });

  it('is a puzzle of the library', async () => {
    expect(await following('own-1')).toMatch(/^\/play\/\d+x\d+-\d+$/);
  });
});

function packOf(id: string): string | undefined {
  return builtInOf(id)?.pack;
}
