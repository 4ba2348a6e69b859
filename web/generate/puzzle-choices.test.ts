import { describe, expect, it } from 'vitest';
import { checkWish } from '../../src/create/generate/wish-problems.ts';
import { puzzleOfLengths } from '../../test/boards.ts';
import type { OwnPuzzle } from '../storage/records.ts';
import { nextChoices } from './next-choices.ts';
import { FIRST_CHOICES, knownChoices, wishOfChoices } from './puzzle-choices.ts';

describe('choices', () => {
  it('make a wish that can be met', () => {
    const wish = wishOfChoices(FIRST_CHOICES, 7);
    expect(wish).toEqual({
      ...{ width: 10, height: 10, colours: 1, symmetry: 'none', seed: 7 },
      difficulty: { easiest: 'easy', hardest: 'easy' },
    });
    expect(checkWish(wish).ok).toBe(true);
  });

  it('leave open what may be anything', () => {
    const wish = wishOfChoices({ ...FIRST_CHOICES, difficulty: 'any' }, 7);
    expect(Object.keys(wish)).not.toContain('difficulty');
  });

  it.each([
    [undefined, {}],
    ['text', {}],
    [{ width: 51, height: 0, colours: 1.5, difficulty: 'ambiguous', technique: 'symmetry' }, {}],
    [
      { width: 50, look: 'noise', more: 1 },
      { width: 50, look: 'noise' },
    ],
  ])('are read from whatever was stored: %j', (kept, known) => {
    expect(knownChoices(kept)).toEqual({ ...FIRST_CHOICES, ...known });
  });
});

describe('the choices for the next puzzle', () => {
  const choices = { ...FIRST_CHOICES, width: 2, height: 1, look: 'noise', technique: 'glue' };
  const own: OwnPuzzle = {
    ...{ id: 'own-1', made: 'generated', created: 1, changed: 1, difficulty: 'medium', choices },
    puzzle: puzzleOfLengths([[2]], [[1], [1]]),
  };

  it.each([
    ['like', { difficulty: 'medium', technique: 'glue' }],
    ['easier', { difficulty: 'easy', technique: 'any' }],
    ['harder', { difficulty: 'hard', technique: 'any' }],
  ] as const)('keep what was chosen: %s', (turn, changed) => {
    expect(nextChoices(own, turn)).toEqual({ ...choices, ...changed });
  });

  it('end with the easiest and the hardest', () => {
    expect(nextChoices({ ...own, difficulty: 'trivial' }, 'easier')).toBeUndefined();
    expect(nextChoices({ ...own, difficulty: 'extreme' }, 'harder')).toBeUndefined();
  });

  it('follow from the puzzle alone where no choices are stored', () => {
    const { choices: _, ...bare } = own;
    expect(nextChoices(bare, 'like')).toEqual({
      ...FIRST_CHOICES,
      ...{ width: 2, height: 1, difficulty: 'medium' },
    });
  });
});
