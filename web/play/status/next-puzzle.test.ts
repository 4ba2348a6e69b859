import { describe, expect, it } from 'vitest';
import { defined } from '../../../src/puzzle/defined.ts';
import type { BuiltIn } from '../../puzzle-store/built-in.ts';
import { nextPuzzle } from './next-puzzle.ts';

const built = (id: string, side: number, label?: BuiltIn['label']): BuiltIn => ({
  id,
  number: 1,
  width: side,
  height: side,
  colours: 1,
  fingerprint: id,
  ...defined({ label }),
});

const ALL = [
  built('hard', 5, 'hard'),
  built('big', 20, 'easy'),
  built('small', 5, 'easy'),
  built('strange', 3),
];

describe('nextPuzzle', () => {
  it.each([
    ['small', 'big'],
    ['big', 'hard'],
    ['hard', 'strange'],
    ['strange', 'small'],
    ['own-1', 'small'],
  ])('after %s is %s', (id, next) => {
    expect(nextPuzzle(ALL, id, () => false)?.id).toBe(next);
  });

  it('leaves out what is solved', () => {
    expect(nextPuzzle(ALL, 'small', (id) => id === 'big')?.id).toBe('hard');
    expect(nextPuzzle(ALL, 'small', () => true)).toBeUndefined();
  });
});
