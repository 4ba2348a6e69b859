// Tries mutated inputs on the parsers. The answer to every input must be puzzles or problems.

import { isDeepStrictEqual } from 'node:util';
import { makeRandom, type Random } from '../src/engine/random.ts';
import { FORMATS, parsePuzzles } from '../src/formats/detect.ts';
import { toJson } from '../src/formats/json/write-json-puzzle.ts';
import { MAX_PROBLEMS, type Problem } from '../src/puzzle/problem.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { validate } from '../src/puzzle/validate.ts';
import { randomPuzzle, withRandomOpenings } from './boards.ts';
import { pageOfPicture } from './nonograms-org-page.ts';

/** Pieces that have a meaning in at least one format. */
const PIECES = [
  'rows',
  'columns',
  'width 5',
  'goal "',
  '====',
  '\n\n',
  '0',
  '99999999999',
  '-1',
  '3a',
  '1e9',
  ',',
  '<!DOCTYPE a [<!ENTITY b "bb">]>',
  '&b;',
  '<count>',
  '</line>',
  '<![CDATA[',
  ']]>',
  '<clues type="rows">',
  '#d',
  '#t',
  ': rows',
  ': columns',
  'a:a #f00',
  'param',
  ':=',
  ';',
  '/*',
  '*/',
  '.',
  'P1',
  'P4\n',
  '9999 9999\n',
  '{',
  '[',
  '"',
  '\\u0000',
  '[[[[',
  '['.repeat(60),
  '{"puzzle":'.repeat(60),
  '<puzzle>'.repeat(60),
  '('.repeat(60),
  'null',
  '\u0000',
  '\uFFFD',
  '\r',
  '\t',
  '🙂',
  '?',
  'x',
  '1 1',
  '"rows":[]',
  'var d=[[',
  "task = '1/1'",
  '<title>&laquo;',
  '?nonogram/2/2/',
  '?nonogram/2000/2000/\n'.repeat(20),
  '2000x2000:1\n'.repeat(20),
  'P1 2000 2000\n',
  '====\nwidth 2000\nheight 2000\nrows\n1\ncolumns\n1\ngoal 1\n'.repeat(5),
  '2x2:',
  '2x2:1/1/1/1,bA',
  '2000x2000:1,zzzz\n'.repeat(3),
  '====\nwidth 2000\nheight 2000\nrows\n1\ncolumns\n1\nsaved ?\ngiven ?\n'.repeat(2),
  'given "?1',
  'saved 01??\n'.repeat(25),
  'maxrule 5\n',
  '?a',
  '\n*\n',
  '<count>0</count>',
  '<solution type="saved"><image>|?[.X]|',
  '<solution><image>|.|</image></solution>'.repeat(45),
  '"saved":[["?"]]',
  '"otherGoals":[["#"]]',
  '"otherProperties":["rows"]',
  '-ff',
  'z',
  '/',
] as const;

const LONGEST = 4000;

/** Writes a small random puzzle in a random format. */
function sampleText(random: Random): string {
  const colours = random.below(3) === 0 ? 3 : 1;
  const [width, height] = [1 + random.below(8), 1 + random.below(8)];
  const exact = randomPuzzle(random, width, height, colours, random.real());
  const puzzle = random.below(2) === 0 ? exact : withRandomOpenings(random, exact);
  const format = FORMATS[random.below(FORMATS.length)];
  if (format.write === undefined) return pageOfPicture(puzzle, random.below(1000));
  const written = format.write(puzzle);
  return written.ok ? written.value : '5 5\n';
}

function mutate(random: Random, text: string): string {
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + 1 + random.below(8));
  switch (random.below(7)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, at) + PIECES[random.below(PIECES.length)] + text.slice(at);
    case 2:
      return text.slice(0, at) + PIECES[random.below(PIECES.length)] + text.slice(end);
    case 3:
      return text.slice(0, at) + text.slice(at, end).repeat(1 + random.below(20)) + text.slice(end);
    case 4:
      return text.slice(0, at) + String.fromCharCode(random.below(256)) + text.slice(end);
    case 5:
      return text.slice(0, at);
    default:
      return text.slice(0, at) + sampleText(random);
  }
}

export interface FuzzTally {
  puzzles: number;
  problems: number;
  /** How often each problem code occurred. */
  readonly codes: Map<string, number>;
}

/**
 * Parses `rounds` mutated inputs; throws with the input when an outcome is neither a puzzle nor a
 * list of coded problems, or when `check` throws for a problem of the text.
 */
export function fuzzParsers(
  seed: number,
  rounds: number,
  check: (problem: Problem, text: string) => void = () => undefined,
): FuzzTally {
  const random = makeRandom(seed);
  const tally: FuzzTally = { puzzles: 0, problems: 0, codes: new Map() };
  let text = sampleText(random);
  for (let round = 0; round < rounds; round++) {
    if (round % 12 === 0 || text.length > LONGEST) text = sampleText(random);
    text = mutate(random, text);
    const format = random.below(4) === 0 ? FORMATS[random.below(FORMATS.length)] : undefined;
    try {
      const outcomes = parsePuzzles(text, format);
      takeOutcomes(outcomes, tally);
      for (const outcome of outcomes)
        if (!outcome.ok) for (const problem of outcome.problems) check(problem, text);
    } catch (error) {
      throw new Error(`seed ${seed}, round ${round}: ${JSON.stringify(text)}`, { cause: error });
    }
  }
  return tally;
}

/** Throws unless the parsed puzzle is valid and can be written as JSON and read back. */
function checkPuzzle(puzzle: Puzzle): void {
  const valid = validate(puzzle);
  if (!valid.ok) throw new Error(`not valid: ${valid.problems[0].message}`);
  const [again] = parsePuzzles(JSON.stringify(toJson(puzzle)));
  if (!again.ok) throw new Error(`unreadable as JSON: ${again.problems[0].message}`);
  const [before, after] = [toJson(puzzle), toJson(again.value)];
  if (!isDeepStrictEqual(after, before))
    throw new Error(`JSON made ${JSON.stringify(after)} of ${JSON.stringify(before)}`);
}

function takeOutcomes(outcomes: ReturnType<typeof parsePuzzles>, tally: FuzzTally): void {
  if (outcomes.length === 0) throw new Error('no outcome');
  for (const outcome of outcomes) {
    if (outcome.ok) {
      tally.puzzles++;
      checkPuzzle(outcome.value);
      continue;
    }
    tally.problems++;
    if (outcome.problems.length === 0) throw new Error('no problem');
    if (outcome.problems.length > MAX_PROBLEMS + 1) throw new Error('too many problems');
    for (const { code, message, line, column } of outcome.problems) {
      if (!/^[a-z]+(-[a-z]+)*$/.test(code) || message === '')
        throw new Error(`bad problem ${code}`);
      if ((line ?? 1) < 1 || (column ?? 1) < 1) throw new Error(`bad place ${line}:${column}`);
      tally.codes.set(code, (tally.codes.get(code) ?? 0) + 1);
    }
  }
}
