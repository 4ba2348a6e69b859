import { describe, expect, it } from 'vitest';
import { itemWorkOf } from './item-work-of.ts';
import { type Operation, readOperation, readOptions } from './operation.ts';

function messageOf(operation: Operation, given: Readonly<Record<string, unknown>>): string {
  const outcome = readOptions(operation, given);
  return outcome.ok ? 'read' : outcome.problems.map(({ message }) => message).join('; ');
}

describe('the options of a batch', () => {
  it('are numbers, truth values, or texts as they are typed', () => {
    expect(readOptions('solve', { time: '1.5', 'max-solutions': 3 })).toEqual({
      ...{ ok: true, value: { time: 1.5, 'max-solutions': 3 } },
    });
    expect(readOptions('rate', { map: 'true' })).toEqual({ ok: true, value: { map: true } });
    expect(readOptions('generate', { size: '20x10', difficulty: 'easy-hard' })).toEqual({
      ok: true,
      value: {
        size: { width: 20, height: 10 },
        difficulty: { easiest: 'easy', hardest: 'hard' },
      },
    });
  });

  it.each<[Operation, Readonly<Record<string, unknown>>, string]>([
    ['count', { seed: 1 }, 'count has no option "seed": it has limit, time, conflicts'],
    ['solve', { time: 0 }, 'time "0": expected a number of seconds above 0'],
    [
      'rate',
      { time: 3e6 },
      'time "3000000": expected a number of seconds above 0, at most 1000000',
    ],
    ['solve', { seed: '' }, 'seed "": expected a whole number from 0'],
    ['solve', { seed: {} }, 'seed "[object Object]": expected a whole number from 0'],
    ['solve', { method: 'magic' }, 'method "magic": expected one of engine, cells'],
    ['solve', { method: 'sat', conflicts: 1 }, 'conflicts: they are a limit for the engine alone'],
    ['explain', { language: 'xx' }, 'language "xx": expected one of en, de'],
    ['rate', { map: 'x', time: 'y' }, 'map "x": expected true or false; time "y": expected'],
    ['generate', { colours: '1-4' }, 'colours: generated puzzles have one number'],
    ['generate', { size: 5, symmetry: 'odd' }, 'symmetry "odd": expected one of'],
    ['generate', { size: '200' }, 'expected 1 to'],
    [
      'create',
      { size: '9999x2' },
      'the size 9999x2 cannot be made of an image: at most 5000 cells',
    ],
    [
      'create',
      { size: 501 },
      'at most 5000 cells a side and 250000 in all, or a longer side of 500',
    ],
    ['create', { palette: 'white,red', dither: true }, '--dither are void with --palette'],
    ['create', { crop: '1,2' }, 'crop "1,2": expected the left and the upper edge'],
  ])('of %s are refused where they are wrong: %o', (operation, given, message) => {
    expect(messageOf(operation, given)).toContain(message);
  });
});

describe('a problem of an option', () => {
  it('names the option', () => {
    const { problems } = readOptions('count', { limit: 'x', seed: 1 }) as { problems: unknown };
    expect(problems).toMatchObject([{ path: '/limit' }, { path: '/seed' }]);
  });
});

describe('an operation', () => {
  it('is one of those that there are', () => {
    expect(readOperation('rate')).toEqual({ ok: true, value: 'rate' });
    expect(readOperation('sing')).toMatchObject({
      problems: [{ message: expect.stringContaining('there is no operation "sing": expected') }],
    });
  });

  it('has a limit of time for each item, if none is chosen', () => {
    expect(itemWorkOf('solve', {})).toEqual({
      ...{ kind: 'solve', maxSolutions: 2, seed: 0, limits: { seconds: 60 } },
    });
    expect(itemWorkOf('count', { time: 2, conflicts: 9, limit: 5 })).toEqual({
      ...{ kind: 'count', limit: 5, limits: { seconds: 2, conflicts: 9 } },
    });
    expect(itemWorkOf('generate', { size: 5, seed: 7 })).toMatchObject({
      wish: { width: 5, height: 5, seed: 7 },
    });
  });
});
