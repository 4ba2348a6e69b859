import { describe, expect, it } from 'vitest';
import { NEEDED_TECHNIQUES } from '../../src/create/generate/needed-techniques.ts';
import { labelsOf } from '../../src/create/generate/puzzle-wish.ts';
import { checkWish } from '../../src/create/generate/wish-problems.ts';
import { puzzleOfLengths } from '../../test/boards.ts';
import type { OwnPuzzle } from '../storage/records.ts';
import { NEXT_TURNS, nextChoices } from './next-choices.ts';
import {
  FIRST_CHOICES,
  hardestChoices,
  isSlow,
  knownChoices,
  wishOfChoices,
} from './puzzle-choices.ts';

describe('choices', () => {
  it('make a wish that can be met', () => {
    const wish = wishOfChoices(FIRST_CHOICES, 7);
    expect(wish).toEqual({
      ...{ width: 10, height: 10, colours: 1, symmetry: 'none', seed: 7, count: 1 },
      difficulty: { easiest: 'easy', hardest: 'easy' },
    });
    expect(checkWish(wish).ok).toBe(true);
  });

  it('make a wish of all that can be chosen', () => {
    const more = { hardest: 'hard', density: '40', count: '5', look: 'noise', seed: 3 } as const;
    expect(wishOfChoices({ ...FIRST_CHOICES, ...more }, 3)).toMatchObject({
      ...{ density: 0.4, count: 5, look: 'noise', seed: 3 },
      difficulty: { easiest: 'easy', hardest: 'hard' },
    });
    expect(hardestChoices('hard')).toEqual(['same', 'expert', 'extreme']);
    expect(hardestChoices('any')).toEqual(['same']);
  });

  it('leave open what may be anything', () => {
    const wish = wishOfChoices({ ...FIRST_CHOICES, difficulty: 'any' }, 7);
    expect(Object.keys(wish)).not.toContain('difficulty');
  });

  it('say whether it takes long', () => {
    expect(isSlow(FIRST_CHOICES)).toBe(false);
    expect(isSlow({ ...FIRST_CHOICES, difficulty: 'extreme' })).toBe(true);
    expect(isSlow({ ...FIRST_CHOICES, difficulty: 'any', technique: 'two-way' })).toBe(true);
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

  it('can always be met, whatever technique was needed', () => {
    for (const technique of NEEDED_TECHNIQUES) {
      const made = { ...FIRST_CHOICES, difficulty: 'any', colours: 2, technique };
      const range = labelsOf(wishOfChoices(knownChoices(made), 1));
      for (const label of [range?.easiest, range?.hardest]) {
        if (label === undefined) throw new Error('no label');
        const board = { ...own, difficulty: label, choices: made };
        for (const turn of NEXT_TURNS) {
          const next = nextChoices(board, turn);
          if (next) expect(checkWish(wishOfChoices(next, 1))).toMatchObject({ ok: true });
        }
      }
    }
  });

  it('keep what was chosen where the puzzle has no label', () => {
    const unrated = {
      ...own,
      difficulty: 'unknown',
      choices: { ...choices, difficulty: 'any' },
    } as const;
    expect(nextChoices(unrated, 'like')).toEqual({ ...choices, difficulty: 'any' });
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
