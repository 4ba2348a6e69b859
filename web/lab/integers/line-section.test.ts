import { describe, expect, it } from 'vitest';
import { textOf } from '../../messages/text-of.ts';

const KEY = 'lab.bits.level.range.left';
const CATALOGUES = import.meta.glob<Readonly<Record<string, string>>>('../../messages/*/lab.json', {
  eager: true,
  import: 'default',
});

function sentence(language: 'en' | 'de', range: number, inRange: number, possible: number): string {
  const messages = CATALOGUES[`../../messages/${language}/lab.json`];
  const single = range === 1 ? 'yes' : 'no';
  return textOf(language, { [KEY]: messages?.[KEY] ?? '' })(KEY, {
    ...{ range: `${range}`, single, inRange, possible },
  });
}

describe('the numbers in the range of a line', () => {
  it.each([
    [1, 1, 1, 'The only number in this range has the runs of the clue, and it agrees with'],
    [1, 1, 0, 'The only number in this range has the runs of the clue, but it does not agree'],
    [
      8,
      1,
      1,
      'Of the 8 numbers from the known cells to the clue, one has the runs of the clue, and',
    ],
    [8, 3, 1, '3 have the runs of the clue, and one of these agrees with every known cell.'],
    [8, 3, 2, '3 have the runs of the clue, and 2 of these agree with every known cell.'],
    [8, 0, 0, 'No number in this range has the runs of the clue.'],
  ])('are counted in words: %i, %i, %i', (range, inRange, possible, words) => {
    expect(sentence('en', range, inRange, possible)).toContain(words);
  });

  it('are counted in German, too', () => {
    expect(sentence('de', 1, 1, 1)).toBe(
      'Die einzige Zahl in diesem Bereich hat die Blöcke des Hinweises, und sie passt zu jedem bekannten Feld.',
    );
  });
});
