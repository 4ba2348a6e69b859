// Finds the next step that one line allows: the easiest technique first, then lines near the last
// move, then the line where the new marks help most per block of the clue.

import { isKnown } from '../../puzzle/grid.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import { cellInLine, cellsOfLine, columnLineOf, isRowLine, rowOf } from '../../puzzle/places.ts';
import { CLEARS, PAINTS } from '../engine-questions/line-reader.ts';
import type { FoundStep } from '../model/found-step.ts';
import { arrangementsOf } from '../model/line-arrangements.ts';
import { type Finding, type LineTechnique, newFacts } from '../model/line-finding.ts';
import type { LineView } from '../model/line-view.ts';
import {
  canBeArranged,
  linesWithNews,
  type MarkedBoard,
  newsOf,
  viewOf,
} from '../model/marked-board.ts';
import type { LineStep, Tier } from '../model/step.ts';
import { LINE_TECHNIQUES } from './line-techniques.ts';

/** The choice of the wanted steps; by default, all steps of lines are wanted. */
interface LineChoice {
  /** Whether only facts that settle a cell count. Not every player can mark "not red". */
  readonly settling?: boolean;
  /** The hardest tier that is wanted. */
  readonly tier?: Tier;
}

/**
 * Returns undefined when no line has a wanted step. A line that no arrangement fits has no step.
 */
export function nextLineStep(
  board: MarkedBoard,
  near: readonly number[] = [],
  { settling = false, tier = 6 }: LineChoice = {},
): FoundStep<LineStep> | undefined {
  const lines = linesWithNews(board);
  const technique = easiestIn(board, lines, { settling, tier });
  if (technique === undefined) return undefined;
  const { asked, found } = settling ? board.settling : board.easiest;
  let [best, most] = [-1, 0];
  for (const line of lines) {
    const finding = found[line];
    if (finding === undefined || asked[line] !== technique) continue;
    const score = gainOf(board, line, finding) + (isNear(board, line, near) ? NEAR : 0);
    if (score > most) [best, most] = [line, score];
  }
  return foundIn(board, best, technique, found[best] as Finding);
}

/**
 * Returns the step of a line by the easiest technique that finds anything there; undefined when
 * none does.
 */
export function stepInLine(board: MarkedBoard, line: number): LineStep | undefined {
  const { found } = board.easiest;
  const technique = newsOf(board, line) === 0 ? undefined : easiestIn(board, [line]);
  if (technique === undefined) return undefined;
  return foundIn(board, line, technique, found[line] as Finding).describe();
}

/** The bonus of a line near the last move, greater than any gain. */
const NEAR = 1e6;

function isNear({ puzzle }: MarkedBoard, line: number, near: readonly number[]): boolean {
  const isRow = isRowLine(line, puzzle.height);
  for (const cell of near) {
    if ((isRow ? rowOf(cell, puzzle.width) : columnLineOf(puzzle, cell)) === line) return true;
  }
  return false;
}

/**
 * Returns the easiest technique that finds something wanted in any of the lines, each of which has
 * news; undefined when none does. Asks the techniques one after the other, so no line is asked for
 * a harder one. All findings of the technique are stored until their lines change.
 */
function easiestIn(
  board: MarkedBoard,
  lines: readonly number[],
  { settling = false, tier = 6 }: LineChoice = {},
): number | undefined {
  const { asked, found } = settling ? board.settling : board.easiest;
  for (let technique = 0; technique < LINE_TECHNIQUES.length; technique++) {
    const { id, tier: own, effect, find } = LINE_TECHNIQUES[technique];
    if (own > tier) return undefined;
    const wanted = id === board.leftOut ? 0 : NEWS_FOR[effect];
    let isFound = false;
    for (const line of lines) {
      if (asked[line] !== technique) continue;
      if ((newsOf(board, line) & wanted) !== 0) {
        found[line] ??= mostIn(viewOf(board, line) as LineView, find, settling);
      }
      if (found[line] === undefined) asked[line]++;
      else isFound = true;
    }
    if (isFound) return technique;
  }
  return undefined;
}

/**
 * Estimates how much a finding helps: a fact that rules out the background helps more than a fact
 * that does not, and a short clue is read faster.
 */
function gainOf(board: MarkedBoard, line: number, { facts }: Finding): number {
  const blocks = board.clues[line]?.clue.length ?? 0;
  let gain = 0;
  for (const { candidates } of facts) gain += candidates & 1 ? 1 : 5;
  return gain / Math.max(blocks, 1);
}

/** Returns the finding of a technique with the most new facts; undefined when there is none. */
function mostIn(
  view: LineView,
  find: LineTechnique['find'],
  settling: boolean,
): Finding | undefined {
  let best: Finding | undefined;
  for (const found of find(view)) {
    const added = newFacts(view, found.facts);
    const facts = settling ? added.filter(({ candidates }) => isKnown(candidates)) : added;
    if (facts.length > (best?.facts.length ?? 0)) best = { ...found, facts };
  }
  return best;
}

/** A technique of this effect is asked only about lines with one of these bits of `newsOf`. */
const NEWS_FOR = { paints: PAINTS, clears: CLEARS, either: PAINTS | CLEARS };

/** Makes the step of a line in which the technique finds something. */
function foundIn(
  board: MarkedBoard,
  line: number,
  technique: number,
  finding: Finding,
): FoundStep<LineStep> {
  const { id, tier } = LINE_TECHNIQUES[technique];
  const conclusions = finding.facts.map(({ at, candidates }) => ({
    cell: cellInLine(board.puzzle, line, at),
    candidates,
  }));
  const step = { technique: id, tier, conclusions };
  return { technique: id, tier, conclusions, describe: () => describe(board, line, step, finding) };
}

function describe(
  board: MarkedBoard,
  line: number,
  { technique, tier, conclusions }: Pick<LineStep, 'technique' | 'tier' | 'conclusions'>,
  { blocks, facts, params, places = {}, mentions = [], variant }: Finding,
): LineStep {
  const view = viewOf(board, line) as LineView;
  const cells = cellsOfLine(board.puzzle, line);
  const all = allCandidates(board.puzzle.palette);
  const named = Object.entries(places).map(([key, at]) => [key, at + 1]);
  return {
    kind: 'line',
    technique,
    tier,
    line,
    blocks,
    evidence: evidenceFor(view, facts, all).map((at) => cells[at]),
    mentions: mentions.flatMap((at) => (at in cells && view.cells[at] !== all ? [cells[at]] : [])),
    conclusions,
    message: {
      key: variant === undefined ? technique : `${technique}.${variant}`,
      params: { ...params, ...Object.fromEntries(named), cells: facts.map(({ at }) => at + 1) },
    },
  };
}

/**
 * Returns the positions of a minimal set of marks from which the facts follow: none of these marks
 * can be left out. Marks far from the facts are left out first. All marks are left out at once if
 * the facts still follow; if not, the same is tried with each half, and so on. The result is the
 * same as when the marks are left out one by one. Cost: all arrangements are counted about 2k
 * log(n/k) times when k of n marks stay.
 */
export function evidenceFor(view: LineView, facts: Finding['facts'], all: number): number[] {
  const kept = view.cells.slice();
  const follows = (): boolean => {
    const { possible } = arrangementsOf(view.clue, kept);
    return facts.every(({ at, candidates }) => (possible[at] & ~candidates) === 0);
  };
  const allCanGo = (places: readonly number[]): boolean => {
    for (const at of places) kept[at] = all;
    if (follows()) return true;
    for (const at of places) kept[at] = view.cells[at];
    return false;
  };
  const leaveOut = (places: readonly number[], someStay = false): boolean => {
    if (!someStay && allCanGo(places)) return true;
    const half = places.length >> 1;
    if (half > 0) leaveOut(places.slice(half), leaveOut(places.slice(0, half)));
    return false;
  };
  const distance = (at: number): number =>
    facts.reduce((least, fact) => Math.min(least, Math.abs(fact.at - at)), view.size);
  const marked = [...view.cells.keys()].filter((at) => view.cells[at] !== all);
  leaveOut(marked.toSorted((a, b) => distance(b) - distance(a)));
  return marked.filter((at) => kept[at] !== all);
}

/** Tells whether all cells are known and fit every clue. */
export function isSolved(board: MarkedBoard): boolean {
  return (
    board.unknown === 0 &&
    board.cells.every(isKnown) &&
    board.views.every((_, line) => canBeArranged(board, line))
  );
}
