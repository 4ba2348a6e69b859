import { describe, expect, it } from 'vitest';
import { packPuzzle, puzzleOfPacked } from './packed-puzzle.ts';

const SIZE = { width: 3, height: 2 };

describe('packed puzzles', () => {
  it.each([
    ['black on white', { picture: 'o' }],
    ['in one other colour', { palette: ['#ffffff', '#aa0000'], picture: 'o' }],
    ['in two colours', { palette: ['#ffffff', '#aa0000', '#0000aa'], picture: 'GY' }],
  ])('come back as they were: %s', (_, packed) => {
    const outcome = puzzleOfPacked({ ...SIZE, ...packed });
    if (!outcome.ok) throw new Error(outcome.problems[0].message);
    expect(packPuzzle(outcome.value)).toEqual(packed);
  });

  it('are refused when the picture is damaged', () => {
    expect(puzzleOfPacked({ ...SIZE, picture: '' })).toMatchObject({ ok: false });
  });
});
