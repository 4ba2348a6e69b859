import { describe, expect, it } from 'vitest';
import { defined } from '../../../src/puzzle/defined.ts';
import type { BuiltIn } from '../../puzzle-store/built-in.ts';
import { nextPuzzles } from './next-puzzles.ts';

type Label = BuiltIn['label'];

const built = (id: string, side: number, label?: Label, colours = 1): BuiltIn => ({
  id,
  number: 1,
  width: side,
  height: side,
  colours,
  fingerprint: id,
  ...defined({ label }),
});

const SMALL = built('small', 5, 'easy');
const ALL = [
  built('hard', 5, 'hard'),
  built('big', 20, 'easy'),
  SMALL,
  built('next', 6, 'easy'),
  built('medium', 8, 'medium'),
  built('huge', 30, 'medium'),
  built('tangle', 5, 'ambiguous'),
  built('flower', 6, 'easy', 3),
];

function kinds(solved: Parameters<typeof nextPuzzles>[1], left: readonly string[]) {
  const next = nextPuzzles(ALL, solved, (id) => !left.includes(id));
  return Object.fromEntries(next.map(({ kind, puzzle }) => [kind, puzzle.id]));
}

describe('nextPuzzles', () => {
  const others = ALL.map(({ id }) => id).filter((id) => id !== 'small');

  it('are a similar one, a harder one and one of another kind', () => {
    const next = { similar: 'next', harder: 'medium', other: 'flower' };
    expect(kinds(SMALL, others)).toEqual(next);
    expect(kinds({ ...SMALL, id: 'own-1' }, others)).toEqual(next);
  });

  it('are of what is left, each one time', () => {
    expect(kinds(SMALL, ['small', 'medium'])).toEqual({ harder: 'medium' });
    expect(kinds(SMALL, ['flower', 'big'])).toEqual({ similar: 'flower', other: 'big' });
    expect(kinds(SMALL, ['next', 'medium'])).toEqual({ similar: 'next', harder: 'medium' });
    expect(kinds(SMALL, ['small'])).toEqual({});
  });

  it('are harder by their label, by as little as can be, and of nearly the same size', () => {
    expect(kinds(SMALL, ['hard', 'medium']).harder).toBe('medium');
    expect(kinds(SMALL, ['hard']).harder).toBe('hard');
    expect(kinds(SMALL, ['huge', 'next', 'big', 'tangle']).harder).toBeUndefined();
    expect(kinds(built('own-1', 5, 'extreme'), others).harder).toBeUndefined();
  });

  it('are similar by size alone if the solved one has no rating, and none is harder', () => {
    expect(kinds(built('own-1', 5), ['next', 'hard', 'medium', 'huge'])).toEqual({
      similar: 'hard',
      other: 'huge',
    });
  });
});
