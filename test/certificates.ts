// Makes certificates for tests: the engine writes them, mutations damage them, and the verifier's
// answers are compared with the truth.

import type { SolveOptions } from '../src/engine/options.ts';
import type { Random } from '../src/engine/random.ts';
import { solve } from '../src/engine/solve.ts';
import { certificateWriter, type Proven, verify } from '../src/proof/index.ts';
import type { Grid } from '../src/puzzle/grid.ts';
import type { Outcome } from '../src/puzzle/problem.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import type { Result } from '../src/puzzle/result.ts';
import {
  domino,
  randomPuzzle,
  SETTINGS,
  withBlottedBlocks,
  withGivenCells,
  withUnknownLines,
} from './boards.ts';
import { solveSlowly } from './brute-force.ts';

export interface Certified {
  readonly puzzle: Puzzle;
  readonly text: string;
  readonly result: Result;
}

export async function certify(puzzle: Puzzle, options: SolveOptions = {}): Promise<Certified> {
  let text = '';
  const { onClause, end } = certificateWriter(puzzle, (piece) => {
    text += piece;
  });
  const result = await solve(puzzle, { ...options, onClause });
  end(result.complete);
  return { puzzle, text, result };
}

/** Returns the puzzle with a few blotted blocks, unknown lines and given cells. */
export function loosened(random: Random, puzzle: Puzzle): Puzzle {
  const blotted = withBlottedBlocks(random, puzzle, 0.15);
  const open = random.below(2) === 0 ? withUnknownLines(random, blotted, 0.1) : blotted;
  return random.below(3) === 0 ? withGivenCells(random, open, 0.05, undefined) : open;
}

/**
 * Makes `count` certificates that contain clauses and claim a full list of solutions: first of
 * three dominoes, then of small noise, the clues of which are exact or leave something open in
 * turn. The noise is solved with all settings but the default in turn.
 */
export async function mutable(random: Random, count: number): Promise<Certified[]> {
  const found: Certified[] = [];
  for (let n = 3; n <= 5; n++) found.push(await certify(domino(n), { layers: SETTINGS[n] }));
  for (let round = 0; found.length < count; round++) {
    const [width, height] = [4 + random.below(6), 4 + random.below(6)];
    const density = 0.35 + 0.2 * random.real();
    const exact = randomPuzzle(random, width, height, 1 + random.below(2), density, round % 2);
    const puzzle = found.length % 2 === 0 ? exact : loosened(random, exact);
    const layers = SETTINGS[1 + (round % (SETTINGS.length - 1))];
    const certified = await certify(puzzle, { maxSolutions: 30, layers });
    const clauses = certified.text.split('\n').filter((line) => line.startsWith('l')).length;
    if (clauses >= 3 && certified.result.complete) found.push(certified);
  }
  return found;
}

type Lines = string[];

const isClause = (line: string): boolean => line.startsWith('l');
const isSolution = (line: string): boolean => line.startsWith('s');

/**
 * Ways to damage a certificate; a damaged certificate may still hold. Each way gets the lines of
 * text below the two lines of the head.
 */
export const MUTATIONS: Readonly<Record<string, (random: Random, lines: Lines) => Lines>> = {
  'clause dropped': (random, lines) => without(lines, pick(random, lines, isClause)),
  'clauses dropped': (random, lines) =>
    lines.filter((line) => !isClause(line) || random.below(2) === 0),
  'all clauses dropped': (_, lines) => lines.filter((line) => !isClause(line)),
  'clause shortened': (random, lines) =>
    changed(lines, pick(random, lines, isClause), (words) =>
      without(words, 1 + random.below(words.length - 1)),
    ),
  'literal flipped': (random, lines) =>
    changed(lines, pick(random, lines, isClause), (words) => {
      const i = 1 + random.below(words.length - 1);
      return words.with(i, words[i].startsWith('-') ? words[i].slice(1) : `-${words[i]}`);
    }),
  'literal of another subject': (random, lines) =>
    changed(lines, pick(random, lines, isClause), (words) => {
      const i = 1 + random.below(words.length - 1);
      return words.with(
        i,
        words[i].replace(/\d+/, (digits) => `${Math.max(0, Number(digits) - 1)}`),
      );
    }),
  'order changed': (random, lines) => {
    const [a, b] = [random.below(lines.length), random.below(lines.length)];
    return lines.with(a, lines[b]).with(b, lines[a]);
  },
  'clause first': (random, lines) => {
    const at = pick(random, lines, isClause);
    return [lines[at], ...without(lines, at)];
  },
  'deleted too early': (random, lines) => {
    const at = pick(random, lines, isClause);
    const number = lines.slice(0, at + 1).filter(isClause).length;
    return lines.toSpliced(at + 1, 0, `d ${number}`);
  },
  'end cut off': (random, lines) => lines.slice(0, random.below(lines.length)),
  'end cut off, and claimed': (random, lines) => [
    ...lines.slice(0, random.below(lines.length - 1)),
    'end complete',
  ],
  'middle cut out': (random, lines) => {
    const from = random.below(lines.length - 1);
    return lines.toSpliced(from, 1 + random.below(lines.length - 1 - from));
  },
  'wrong solution': (random, lines) =>
    changedText(lines, pick(random, lines, isSolution), (line) => {
      const at = 2 + random.below(line.length - 2);
      const other = line[at] === '.' ? '#' : '.';
      return line[at] === '/' ? line : line.slice(0, at) + other + line.slice(at + 1);
    }),
  'solution missing': (random, lines) => without(lines, pick(random, lines, isSolution)),
  'solutions missing but one': (random, lines) => {
    const kept = pick(random, lines, isSolution);
    return lines.filter((line, at) => at === kept || !isSolution(line));
  },
  'solution twice': (random, lines) => {
    const at = pick(random, lines, isSolution);
    return at < 0 ? lines : lines.toSpliced(at, 0, lines[at]);
  },
};

function pick(random: Random, lines: Lines, fits: (line: string) => boolean): number {
  const places = [...lines.keys()].filter((i) => fits(lines[i]));
  return places.length === 0 ? -1 : places[random.below(places.length)];
}

function without(list: Lines, at: number): Lines {
  return at < 0 ? list : list.toSpliced(at, 1);
}

function changed(lines: Lines, at: number, change: (words: Lines) => Lines): Lines {
  return changedText(lines, at, (line) => {
    const words = line.split(' ');
    return words.length < 2 ? line : change(words).join(' ');
  });
}

function changedText(lines: Lines, at: number, change: (line: string) => string): Lines {
  return at < 0 ? lines : lines.with(at, change(lines[at]));
}

export function mutate(random: Random, text: string, kind: string): string {
  const [title, head, ...lines] = text.trimEnd().split('\n');
  if (lines.length < 2) return text;
  return `${[title, head, ...MUTATIONS[kind](random, lines)].join('\n')}\n`;
}

/**
 * Returns the text with the head and the solutions of `other`, so that only the derivation does not
 * belong to the puzzle of `other`.
 */
export function underHeadOf(other: Certified, { text }: Certified): string {
  const [title, head, ...others] = other.text.split('\n');
  const derivation = text
    .split('\n')
    .slice(2)
    .filter((line) => !isSolution(line));
  return [title, head, ...others.filter(isSolution), ...derivation].join('\n');
}

/** Returns the verifier's answer; throws when the verifier accepts a false claim. */
export async function verified(
  { puzzle, result }: Certified,
  text: string,
): Promise<Outcome<Proven>> {
  const outcome = await verify(puzzle, [text]);
  if (!outcome.ok) return outcome;
  const truth = truthOf(puzzle, result);
  const { solutions, complete } = outcome.value;
  const names = new Set(solutions.map(nameOf));
  const isTrue = names.size === solutions.length && [...names].every((name) => truth.has(name));
  if (!isTrue || (complete && names.size !== truth.size)) {
    const { rows, columns } = puzzle;
    throw new Error(`a false claim passed: ${JSON.stringify({ rows, columns, text })}`);
  }
  return outcome;
}

/**
 * Returns the true solutions. For a small puzzle, brute force finds them, because engine and
 * verifier might have a bug in common.
 */
function truthOf(puzzle: Puzzle, { solutions }: Result): ReadonlySet<string> {
  if (puzzle.width * puzzle.height > 30) return new Set(solutions.map(nameOf));
  const colours = (text: string): number[] => [...text.replaceAll('/', '')].map(Number);
  return new Set(
    solveSlowly(puzzle).map((text) =>
      colours(text)
        .map((one) => 1 << one)
        .join(),
    ),
  );
}

function nameOf(grid: Grid): string {
  return grid.cells.join();
}
