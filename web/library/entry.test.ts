import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../test/boards.ts';
import type { OwnPuzzle } from '../storage/records.ts';
import { entriesOf, withDifficulty, withRatingsOf } from './entry.ts';

const own = (changed: number): OwnPuzzle => ({
  id: 'own-1',
  puzzle: puzzleOfLengths([[1]], [[1]]),
  made: 'entered',
  created: 1,
  changed,
});

describe('a rating that ends while the library is read', () => {
  const read = (changed: number) => entriesOf([], [own(changed)], new Map());

  it('is not lost to what was read before it', () => {
    const rated = withDifficulty(read(5), own(5), { difficulty: 'easy' });
    const [entry] = withRatingsOf(rated, read(5));
    expect([entry.difficulty, entry.own?.difficulty]).toEqual(['easy', 'easy']);
  });

  it('is no rating of a puzzle that was changed since', () => {
    const rated = withDifficulty(read(5), own(5), { difficulty: 'easy' });
    expect(withRatingsOf(rated, read(6))[0].difficulty).toBeUndefined();
    expect(withRatingsOf(undefined, read(6))[0].difficulty).toBeUndefined();
  });
});
