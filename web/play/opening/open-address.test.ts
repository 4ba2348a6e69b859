import { describe, expect, it } from 'vitest';
import { failure, success } from '../../../src/puzzle/problem.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { FuturePuzzle } from '../../puzzle-store/daily/future-puzzle.ts';
import { FIRST_PUZZLE } from '../../puzzle-store/newcomer.ts';
import { LARGEST_SIDE, openAddress, type Sources } from './open-address.ts';

const sized = (width: number) => ({ width, height: 5, meta: {} }) as Puzzle;
const PUZZLES: Readonly<Record<string, Puzzle>> = {
  [FIRST_PUZZLE]: sized(5),
  duck: sized(LARGEST_SIDE),
  huge: sized(LARGEST_SIDE + 1),
};

function sources(last?: string): Sources {
  return {
    loadPuzzle: async (id) => {
      if (id === 'tomorrow') throw new FuturePuzzle('2026-11-28');
      return PUZZLES[id] && { id, puzzle: PUZZLES[id], origin: 'built-in' as const };
    },
    loadSave: async () => undefined,
    lastPlayed: async () => last,
    addShared: async ({ width }) => `own-${width}`,
    puzzleOfLink: async (hash) =>
      hash === '#p=good' ? success(sized(7)) : failure({ code: 'broken-link', message: 'broken' }),
  };
}

describe('openAddress', () => {
  it('opens the puzzle of the address', async () => {
    expect(await openAddress(sources(), 'duck', '')).toMatchObject({
      kind: 'puzzle',
      opened: { id: 'duck' },
    });
  });

  it('opens the last puzzle without an id, else the first', async () => {
    expect(await openAddress(sources('duck'), undefined, '')).toMatchObject({
      opened: { id: 'duck' },
    });
    expect(await openAddress(sources(), undefined, '')).toMatchObject({
      opened: { id: FIRST_PUZZLE },
    });
    expect(await openAddress(sources('removed'), undefined, '')).toMatchObject({
      opened: { id: FIRST_PUZZLE },
    });
  });

  it('opens no day that is still to come', async () => {
    const future = { kind: 'future-day', date: '2026-11-28' };
    expect(await openAddress(sources(), 'tomorrow', '')).toEqual(future);
    const last = await openAddress(sources('tomorrow'), undefined, '');
    expect(last).toMatchObject({ opened: { id: FIRST_PUZZLE } });
  });

  it('says which puzzle is missing', async () => {
    expect(await openAddress(sources('duck'), 'nothing', '')).toEqual({
      kind: 'missing',
      id: 'nothing',
    });
  });

  it('says what did not come, and keeps the saved game', async () => {
    const error = new TypeError('Failed to fetch');
    const loadPuzzle = () => Promise.reject(error);
    const failing = { ...sources('5x5-1'), loadPuzzle };
    const found = { kind: 'not-loaded', id: '5x5-1', error };
    expect(await openAddress(failing, '5x5-1', '')).toEqual(found);
    expect(await openAddress(failing, undefined, '')).toEqual(found);
  });

  it('does not play what is too large', async () => {
    expect(await openAddress(sources(), 'huge', '')).toMatchObject({
      kind: 'too-large',
      opened: { id: 'huge' },
    });
  });

  it('keeps the puzzle of a link and goes there', async () => {
    expect(await openAddress(sources(), undefined, '#p=good')).toEqual({ kind: 'go', id: 'own-7' });
  });

  it('says what is wrong with a link', async () => {
    expect(await openAddress(sources('duck'), undefined, '#p=bad')).toMatchObject({
      kind: 'bad-link',
      problem: { code: 'broken-link' },
    });
  });
});
