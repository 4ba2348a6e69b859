import { describe, expect, it } from 'vitest';
import { NEEDED_TECHNIQUES } from './needed-techniques.ts';
import { labelsOf, type PuzzleWish } from './puzzle-wish.ts';
import { checkWish } from './wish-problems.ts';

const WISH: PuzzleWish = { width: 10, height: 10, seed: 1 };

describe('checkWish', () => {
  it.each<[Partial<PuzzleWish>, string, string]>([
    [{ width: 0, height: 500 }, 'bad-size', 'the nearest size is 1x100'],
    [{ width: Number.NaN }, 'bad-size', 'the nearest size is 1x10'],
    [{ colours: 99 }, 'bad-colours', 'the nearest is 8'],
    [{ count: 1.5 }, 'bad-count', 'the nearest is 2'],
    [{ number: 0 }, 'bad-number', 'the nearest is 1'],
    [{ seed: -1 }, 'bad-seed', 'the nearest is 0'],
    [{ density: 0.01 }, 'bad-density', 'the nearest is 0.05'],
    [{ density: 1 }, 'bad-density', 'the nearest is 0.95'],
    [{ density: Number.NaN }, 'bad-density', 'the nearest is 0.05'],
    [{ height: 12, symmetry: 'diagonal' }, 'needs-square', '10x10, or the symmetry left-right'],
    [{ height: 12, symmetry: 'quarter-turn' }, 'needs-square', 'or the symmetry half-turn'],
    [{ difficulty: { easiest: 'hard', hardest: 'easy' } }, 'bad-difficulty', 'easy-hard'],
    [{ width: 3, height: 3, difficulty: { easiest: 'easy', hardest: 'hard' } }, 'too-small', '4x4'],
    [{ width: 1, difficulty: { easiest: 'easy', hardest: 'hard' } }, 'too-small', '4x4'],
    [{ width: 1, technique: 'edge-logic' }, 'too-small', 'or another technique'],
    [{ width: 2, height: 2, colours: 8 }, 'too-many-colours', 'have 2: take 2 colours'],
    [{ width: 5, height: 5, colours: 4, density: 0.1 }, 'too-many-colours', 'take 3 colours'],
    [{ technique: 'symmetry' }, 'never-needed', 'take contradiction'],
    [{ technique: 'colours-meet' }, 'needs-colours', 'take 2 colours'],
    [
      { technique: 'edge-logic', difficulty: { easiest: 'easy', hardest: 'hard' } },
      'bad-difficulty',
      'take the difficulty expert',
    ],
  ])('refuses %j as %s, and says that %s', (part, code, message) => {
    const outcome = checkWish({ ...WISH, ...part });
    expect(outcome.ok ? [] : outcome.problems).toMatchObject([{ code }]);
    expect(outcome.ok ? '' : outcome.problems[0].message).toContain(message);
  });

  it('takes what can be tried', () => {
    const difficulty = { easiest: 'easy', hardest: 'expert' } as const;
    const wish: PuzzleWish = { ...WISH, symmetry: 'quarter-turn', density: 0.05, difficulty };
    expect(checkWish(wish)).toEqual({ ok: true, value: wish });
  });

  it('takes every technique at each label that it can have alone', () => {
    for (const technique of NEEDED_TECHNIQUES) {
      const wish = { ...WISH, colours: 2, technique };
      const { easiest, hardest } = labelsOf(wish) ?? {};
      for (const label of [easiest, hardest]) {
        if (label === undefined) throw new Error('no label');
        const difficulty = { easiest: label, hardest: label };
        expect(checkWish({ ...wish, difficulty })).toMatchObject({ ok: true });
      }
    }
  });
});
