// Tests that no sentence about a colour puzzle is a tautology. The colours are called <1>, <2> and
// so on, so that this test sees which colour a sentence means; distinct-colours.test.ts shows that
// all names of a puzzle differ.

import { describe, expect, it } from 'vitest';
import { noise, puzzleOf } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { BACKGROUND, makePalette } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { explain } from '../explanation/explain.ts';
import type { Step } from '../model/step.ts';
import { describeCases } from './describe-cases.ts';
import { describeChain } from './describe-chain.ts';
import { describeStep } from './describe-step.ts';
import { LANGUAGE_IDS } from './languages.ts';
import { makeWords, type Words } from './message-formatter.ts';

const PALETTE = makePalette(
  BACKGROUND,
  ['<1>', '<2>', '<3>'].map((name, i) => ({ name, rgb: `#00000${i}` })),
);

/** The ways in which a sentence says nothing; <0> is the background. */
const TAUTOLOGIES = {
  'lists a colour twice': /(<\d>)(?:, | or | oder )(?:<\d>(?:, | or | oder ))*\1/,
  'says that a colour is itself': /(<\d>) (?:is|are|can only be|must be|ist|sind|muss) \1/,
  'says that a colour is not itself': /(<\d>) (?:cannot be|is not|kann nicht|ist nicht) \1/,
  'says that only a colour is itself': /(?:only|nur) (<\d>) (?:can|may|kann|darf) (?:be )?\1/,
  'gives a reason twice':
    /(<\d>(?: or <\d>)?) because of its row, and only \1 because|nur (<\d>(?: oder <\d>)?) sein und wegen der Spalte nur \2,/,
  'leaves a cell all values': /<1>, <2>, <3> (?:or|oder) <0>/,
  'names no colour': / (?:[.,:]| )/,
  'says the same twice': /((?:cell|Feld)[^.:]+)[.:](?:.*[.:])? \1\./i,
} as const;

function tautologiesIn(sentence: string): readonly string[] {
  const numbered = sentence.replace(/\b(?:empty|leer)\b/g, '<0>');
  return Object.entries(TAUTOLOGIES)
    .filter(([, pattern]) => pattern.test(numbered))
    .map(([name]) => `${name}: ${sentence}`);
}

/** Returns all that the page and the command line say about a step. */
function sentencesOf(words: Words, puzzle: Puzzle, step: Step): readonly string[] {
  return [
    describeStep(words, puzzle, step, 2),
    describeStep(words, puzzle, step, 3),
    ...describeChain(words, puzzle, step).map(({ sentence }) => sentence),
    ...describeCases(words, puzzle, step).flatMap(({ assumption = '', lines }) => [
      assumption,
      ...lines,
    ]),
  ];
}

async function* manySteps(): AsyncGenerator<readonly [Puzzle, Step]> {
  const random = makeRandom(11);
  for (let round = 0; round < 24; round++) {
    const side = 6 + (round % 3);
    const puzzle = puzzleOf(
      draftOfPicture(noise(random, side, side, 3, 0.2 + 0.1 * (round % 4)), PALETTE),
    );
    const outcome = explain(puzzle);
    if (!outcome.ok) throw new Error('the marks at the start are wrong');
    for await (const step of outcome.value) yield [puzzle, step];
  }
}

/** A step that leaves its cell several values. */
const OPEN: Step = {
  ...{ kind: 'cases', technique: 'contradiction', tier: 5 },
  cases: [{ assumption: { cell: 0, candidates: 2 }, links: [], clash: { line: 0, evidence: [] } }],
  conclusions: [{ cell: 0, candidates: 13 }],
  message: { key: 'contradiction.painted', params: {} },
};

describe('the sentences about colour puzzles', () => {
  it('say something', async () => {
    const languages = LANGUAGE_IDS.map((language) => makeWords(language));
    const seen = new Set<string>();
    const found = new Set<string>();
    for await (const [puzzle, step] of manySteps()) {
      seen.add(step.technique);
      for (const words of languages)
        for (const sentence of sentencesOf(words, puzzle, step))
          for (const each of tautologiesIn(sentence)) found.add(each);
    }
    expect([...found]).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining(['colours-meet', 'contradiction', 'edge-logic']),
    );
  });

  it('say once that a value is wrong', () => {
    const puzzle = puzzleOf(draftOfPicture(noise(makeRandom(1), 2, 2, 3, 1), PALETTE));
    const told = describeChain(makeWords('en'), puzzle, OPEN).map(({ sentence }) => sentence);
    expect(told.at(-1)).toBe('So cell 1 of row 1 cannot be <1>.');
    expect(told.flatMap(tautologiesIn)).toEqual([]);
  });

  it.each([
    ['Cell 1 cannot be <1> or <1>.', 'lists a colour twice'],
    ['So <1> is <1>.', 'says that a colour is itself'],
    ['Das Feld 3 <1> ist <1>.', 'says that a colour is itself'],
    ['Here only <2> can be <2>.', 'says that only a colour is itself'],
    ['can only be empty because of its row, and only empty because of it', 'gives a reason twice'],
    ['Feld 1 kann <1>, <2>, <3> oder leer sein.', 'leaves a cell all values'],
    ['Cell 4 cannot be .', 'names no colour'],
    ['So cell 3 of row 1 cannot be <1>. Cell 3 of row 1 cannot be <1>.', 'says the same twice'],
    ['Cells 1 and 3 cannot be <1> or <2>. Cell 2 cannot be <1>.', undefined],
  ])('are read well: %s', (sentence, found) => {
    expect(tautologiesIn(sentence)).toEqual(found === undefined ? [] : [`${found}: ${sentence}`]);
  });
});
