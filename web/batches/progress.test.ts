import { describe, expect, it } from 'vitest';
import english from '../messages/en/batches.json' with { type: 'json' };
import { textOf } from '../messages/text-of.ts';
import { resultsFileName } from './detail/results-file-name.ts';
import { durationText, roundedRate } from './durations.ts';
import { fileSizeText } from './form/file-size-text.ts';
import { answersOf, batchProgress, failuresOf } from './progress.ts';
import { optionText } from './words.ts';

const text = textOf('en', english);
const counts = { unique: 5, 'problem:bad-json': 1, multiple: 7, 'problem:no-puzzle': 2 };

describe('the counts of a batch', () => {
  it('tell answers, failures and what is left', () => {
    expect(batchProgress({ items: 20, done: 15, counts })).toEqual({
      ...{ answered: 12, failed: 3, left: 5 },
    });
    expect(batchProgress({ items: 0, done: 0, counts: {} })).toEqual({
      ...{ answered: 0, failed: 0, left: 0 },
    });
  });

  it('are listed by kind, the most frequent first', () => {
    expect(answersOf({ counts }).map(({ kind }) => kind)).toEqual(['multiple', 'unique']);
    expect(failuresOf({ counts })).toEqual([
      { kind: 'no-puzzle', count: 2 },
      { kind: 'bad-json', count: 1 },
    ]);
  });
});

describe('words for numbers', () => {
  it.each([
    [0, '0 s'],
    [59.4, '59 s'],
    [61, '1 min 1 s'],
    [3600 + 120, '1 h 2 min'],
    [86_400 * 2 + 3600, '2 days 1 h'],
  ])('say how long %d seconds are', (seconds, words) => {
    expect(durationText(seconds, text)).toBe(words);
  });

  it('round what is not known better', () => {
    expect(roundedRate(0.012_345)).toBe(0.0123);
    expect(roundedRate(123_456)).toBe(123_000);
  });

  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [12_345, '12.3 kB'],
    [5e12, '5,000 GB'],
  ])('say how large a file of %d bytes is', (bytes, words) => {
    expect(fileSizeText(bytes, text)).toBe(words);
  });
});

describe('an option of a batch', () => {
  it.each([
    ['time', '60', 'Seconds for each: 60'],
    ['density', '0.5', 'Share of filled cells: 0.5'],
    ['repair', 'true', 'Make the solution unique'],
    ['rating', 'false', 'Rate the puzzles: no'],
    ['symmetry', 'half-turn', 'Symmetry: Half turn'],
    ['symmetry', 'lr', 'Symmetry: lr'],
    ['constructor', '1', 'constructor 1'],
  ])('%s is shown in words, if it has some', (name, value, words) => {
    expect(optionText(name, value, text)).toBe(words);
  });
});

describe('the name of a file of results', () => {
  const id = '1a2b3c4d-0000-0000-0000-000000000000';

  it.each([
    ['Many puzzles.jsonl.gz', 'all', 'Many-puzzles-1a2b3c4d.jsonl'],
    ['../a:b*', 'problems', 'a-b-1a2b3c4d-failures.jsonl'],
    ['', 'all', 'solve-1a2b3c4d.jsonl'],
  ] as const)('is made of the name %j', (name, part, file) => {
    expect(resultsFileName({ id, name, operation: 'solve' }, part)).toBe(file);
  });
});
