// Checks a step before any verifier relies on it: each field that is not optional must be there,
// and each field must have its type, lie within its range and be no longer than is possible. Steps
// may be forged or broken, and a verifier that counted with a number beyond 2^53, or looked up a
// line that is not there, would confirm what is false or throw. Whether the step follows is checked
// by the verifiers. The sentence of the step is not verified; it only has to be readable.

import { BOARD_SYMMETRIES, type TurnedArea } from '../../puzzle/board-symmetries.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import { cellsOfLine, lineCount } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { problemOfMarks } from '../model/move-history.ts';
import { type Fact, type LineStep, type MirrorStep, TECHNIQUES } from '../model/step.ts';
import {
  both,
  type Check,
  expecting,
  fields,
  isObject,
  listOf,
  oneOf,
  optional,
  setOf,
  shown,
  whole,
} from './field-checks.ts';
import { firstProblem } from './first-problem.ts';

/**
 * Returns what is wrong with the marks, with the kind of the step or with one of its fields;
 * undefined when nothing is wrong.
 */
export function problemOfFields(puzzle: Puzzle, cells: unknown, step: unknown): string | undefined {
  const { kind } = Object(step);
  const makeCheck = CHECKS.get(kind);
  if (makeCheck === undefined) return `steps of the kind ${shown(kind)} are not verified here`;
  return problemOfCells(puzzle, cells) ?? problemOfStep(makeCheck(partsOf(puzzle))(step));
}

/**
 * Returns what is wrong with the marks, or with a step of which only the conclusions are read;
 * undefined when nothing is wrong.
 */
export function problemOfFacts(puzzle: Puzzle, cells: unknown, step: unknown): string | undefined {
  const conclusions = partsOf(puzzle).facts;
  return problemOfCells(puzzle, cells) ?? problemOfStep(fields({ conclusions })(step));
}

/**
 * Returns what is wrong with the marks; undefined when nothing is wrong. Marks that leave a cell no
 * candidate are wrong, because anything would follow from them.
 */
function problemOfCells(puzzle: Puzzle, cells: unknown): string | undefined {
  if (!(cells instanceof Int32Array)) return 'the marks are no Int32Array';
  const empty = cells.indexOf(0);
  return (
    problemOfMarks(puzzle, cells)?.message ??
    (empty < 0 ? undefined : `the marks leave nothing to cell ${empty}`)
  );
}

function problemOfStep(problem: string | undefined): string | undefined {
  return problem && `the step${problem}`;
}

/** The sizes of a board, and the checks for the parts of its steps. */
interface Parts {
  readonly puzzle: Puzzle;
  /** `size` is the number of cells of the board, `longest` that of its longest line. */
  readonly size: number;
  readonly longest: number;
  readonly line: Check;
  readonly cell: Check;
  readonly fact: Check;
  readonly facts: Check;
  /** Accepts at most as many different cells as the longest line has. */
  readonly evidence: Check;
  readonly links: Check;
}

function partsOf(puzzle: Puzzle): Parts {
  const { width, height, palette } = puzzle;
  const [size, longest] = [width * height, Math.max(width, height)];
  const line = whole(0, lineCount(puzzle) - 1);
  const cell = whole(0, size - 1);
  const fact = fields({ cell, candidates: whole(1, allCandidates(palette)) });
  const evidence = setOf(cell, longest);
  const link = fields({ line, evidence, conclusions: factsOf(fact, longest) });
  // There are no more links than candidates, because each link takes at least one candidate from a
  // cell.
  const links = listOf(link, size * palette.length);
  return { puzzle, size, longest, line, cell, fact, facts: factsOf(fact, size), evidence, links };
}

/**
 * Accepts a list of facts in which no cell occurs twice: a reader of the first fact about a cell
 * could miss the second.
 */
function factsOf(fact: Check, most: number): Check {
  return both(listOf(fact, most), (facts: readonly Fact[]) =>
    new Set(facts.map(({ cell }) => cell)).size === facts.length
      ? undefined
      : ' tell of a cell twice',
  );
}

const OF_SEVERAL_LINES = {
  cases: ['edge-logic', 'contradiction', 'two-way'],
  chain: ['colours-meet'],
  sum: ['summing'],
  mirror: ['symmetry'],
  search: ['search'],
} as const;

const OF_A_LINE = TECHNIQUES.filter(
  (technique) => !Object.values<readonly string[]>(OF_SEVERAL_LINES).flat().includes(technique),
);

/** This is a map, because an object has inherited fields that a forged kind could name. */
const CHECKS: ReadonlyMap<unknown, (parts: Parts) => Check> = new Map([
  ['line', checkOfLine],
  ['cases', checkOfCases],
  ['chain', checkOfChain],
  ['sum', checkOfSum],
  ['mirror', checkOfMirror],
]);

const TIER = whole(1, 6);

const MESSAGE = fields({
  key: expecting((key) => typeof key === 'string', 'a text'),
  params: both(isObject, (params: object) =>
    firstProblem(Object.entries(params), ([name, value]) =>
      isParam(value)
        ? undefined
        : `.${name} is ${shown(value)}: expected a number, a text or numbers`,
    ),
  ),
});

function isParam(value: unknown): boolean {
  return typeof value === 'string' || [value].flat().every((one) => Number.isFinite(one));
}

function checkOfLine({ puzzle, longest, line, facts, evidence }: Parts): Check {
  const blocks = setOf(whole(0, longest - 1), longest);
  const technique = oneOf(OF_A_LINE);
  return both(
    fields({
      ...{ technique, tier: TIER, line, blocks, evidence, mentions: evidence },
      ...{ conclusions: facts, message: MESSAGE },
    }),
    (step: LineStep) => problemOfNamed(puzzle, step),
  );
}

/** Checks that the line has the blocks and cells of which the sentence speaks. */
function problemOfNamed(puzzle: Puzzle, { line, blocks, mentions }: LineStep): string | undefined {
  const count = clueOfLine(puzzle, line)?.length ?? 0;
  if (blocks.some((block) => block >= count))
    return `.blocks names more than the ${count} blocks of line ${line}`;
  const cells = new Set(cellsOfLine(puzzle, line));
  const stranger = mentions.find((cell) => !cells.has(cell));
  return stranger === undefined
    ? undefined
    : `.mentions names cell ${stranger}, which is not in line ${line}`;
}

function checkOfCases({ puzzle, line, fact, facts, evidence, links }: Parts): Check {
  const clash = optional(fields({ line, evidence }));
  const cases = listOf(fields({ assumption: fact, links, clash }), puzzle.palette.length);
  const technique = oneOf(OF_SEVERAL_LINES.cases);
  return fields({ technique, tier: oneOf([5]), cases, conclusions: facts, message: MESSAGE });
}

function checkOfChain({ facts, links }: Parts): Check {
  const technique = oneOf(OF_SEVERAL_LINES.chain);
  return fields({ technique, tier: TIER, links, conclusions: facts, message: MESSAGE });
}

function checkOfSum({ puzzle, size, longest, line, facts, evidence }: Parts): Check {
  const share = fields({ line, count: whole(0, longest), evidence });
  return fields({
    technique: oneOf(OF_SEVERAL_LINES.sum),
    tier: oneOf([6]),
    band: listOf(line, longest),
    colour: whole(1, puzzle.palette.length - 1),
    total: whole(0, size),
    bound: oneOf(['least', 'most']),
    shares: listOf(share, longest),
    conclusions: facts,
    message: MESSAGE,
  });
}

function checkOfMirror({ puzzle, size, cell, facts }: Parts): Check {
  const { width, height } = puzzle;
  const box = fields({
    ...{ top: whole(0, height - 1), left: whole(0, width - 1) },
    ...{ height: whole(1, height), width: whole(1, width) },
  });
  return both(
    fields({
      ...{ technique: oneOf(OF_SEVERAL_LINES.mirror), tier: oneOf([6]) },
      ...{ turn: oneOf(BOARD_SYMMETRIES), box, evidence: setOf(cell, size) },
      ...{ conclusions: facts, message: MESSAGE },
    }),
    (step: MirrorStep) => problemOfBox(puzzle, step),
  );
}

function problemOfBox(
  puzzle: Puzzle,
  { turn: symmetry, box, evidence, conclusions }: MirrorStep,
): string | undefined {
  if (evidence.length !== conclusions.length)
    return `.evidence has ${evidence.length} cells for ${conclusions.length} conclusions`;
  if (!isOnBoard(puzzle, box)) return '.box reaches beyond the board';
  const swapsSides = !['left-right', 'top-bottom', 'half-turn'].includes(symmetry);
  return swapsSides && box.width !== box.height
    ? `.box is no square: ${symmetry} would turn it off the board`
    : undefined;
}

function isOnBoard(board: Puzzle, { top, left, height, width }: TurnedArea): boolean {
  return top + height <= board.height && left + width <= board.width;
}
