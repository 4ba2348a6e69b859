import { describe, expect, it } from 'vitest';
import { comparedMethodOf, type Setup, USUAL } from './setup.ts';
import { numberOf, setupOf, setupParams } from './setup-url.ts';

const again = (setup: Setup): Setup => setupOf(new URLSearchParams(setupParams(setup).toString()));

describe('a setup in the address', () => {
  it('is empty where all is as usual', () => {
    expect(setupParams(USUAL).toString()).toBe('');
    expect(setupOf(new URLSearchParams())).toEqual(USUAL);
  });

  it('comes back as it was', () => {
    const setup: Setup = {
      puzzle: 'own-abc',
      comparedMethods: [
        comparedMethodOf('sat'),
        { method: 'sat', choices: { encoding: 'integer' } },
        {
          method: 'probing',
          choices: { ...comparedMethodOf('probing').choices, probing: 'fp1' },
        },
      ],
      seconds: 30,
      steps: 5000,
      maxSolutions: 1,
      seed: 7,
      repeat: 5,
      order: 'in-turn',
    };
    expect(setupParams(setup).getAll('m')).toEqual([
      'sat',
      'sat:encoding.integer',
      'probing:probing.fp1',
    ]);
    expect(again(setup)).toEqual(setup);
  });

  it('keeps an empty choice of methods', () => {
    expect(again({ ...USUAL, comparedMethods: [] }).comparedMethods).toEqual([]);
  });

  it('takes no nonsense', () => {
    const params = new URLSearchParams(
      'm=sat:encoding.poetry:x&m=magic&seconds=1e9&steps=-3&repeat=900&order=random',
    );
    expect(setupOf(params)).toEqual({
      ...USUAL,
      comparedMethods: [comparedMethodOf('sat')],
      repeat: 25,
    });
    const many = new URLSearchParams(Array.from({ length: 99 }, () => ['m', 'dfs']));
    expect(setupOf(many).comparedMethods.length).toBe(16);
  });
});

describe('numberOf', () => {
  it.each([
    ['5', 5],
    [' 5 ', 5],
    ['0', 1],
    ['601', 600],
    ['', 10],
    ['two', 10],
    ['3.5', 3],
    ['0.5', 1],
    ['-3', 1],
  ])('makes of "%s" %i seconds', (text, seconds) => {
    expect(numberOf('seconds', text)).toBe(seconds);
  });
});
