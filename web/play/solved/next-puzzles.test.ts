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
  built('medium', 10, 'medium'),
  built('flower', 6, 'easy', 3),
];

function kinds(solved: Parameters<typeof nextPuzzles>[1], left: readonly string[]) {
  const next = nextPuzzles(ALL, solved, (id) => !left.includes(id));
  return Object.fromEntries(next.map(({ kind, puzzle }) => [kind, puzzle.id]));
}

describe('nextPuzzles', () => {
  const others = ALL.map(({ id }) => id).filter((id) => id !== 'small');

  it('are a similar one, a harder one and one of another kind', () => {
    const next = { similar: 'next', harder: 'hard', other: 'flower' };
    expect(kinds(SMALL, others)).toEqual(next);
    expect(kinds({ ...SMALL, id: 'own-1' }, others)).toEqual(next);
  });

  it('are of what is left, each one time', () => {
    expect(kinds(SMALL, ['small', 'medium'])).toEqual({ similar: 'medium' });
    expect(kinds(SMALL, ['big', 'medium'])).toEqual({ similar: 'medium', other: 'big' });
    expect(kinds(SMALL, ['next', 'medium'])).toEqual({ similar: 'next', harder: 'medium' });
    expect(kinds(SMALL, ['next', 'big'])).toEqual({ similar: 'next', other: 'big' });
    expect(kinds(SMALL, ['small'])).toEqual({});
  });

  it('are similar in the same pack as long as one is left there', () => {
    const packed = [
      { ...built('5x5-1', 5, 'easy'), pack: 'birds' },
      { ...built('30x30-1', 30, 'expert'), pack: 'birds' },
    ];
    const similar = (id: string, isSolved: (id: string) => boolean) => {
      const solved = [...ALL, ...packed].find((each) => each.id === id)!;
      return nextPuzzles([...ALL, ...packed], solved, isSolved)[0].puzzle.id;
    };
    expect(similar('5x5-1', () => false)).toBe('30x30-1');
    expect(similar('5x5-1', (id) => id === '30x30-1')).toBe('small');
    expect(similar('small', () => false)).toBe('5x5-1');
  });

  it('are never harder than a puzzle without a rating', () => {
    const { label: _, ...unrated } = SMALL;
    expect(kinds(unrated, ['next', 'hard'])).toEqual({ similar: 'hard' });
  });
});
