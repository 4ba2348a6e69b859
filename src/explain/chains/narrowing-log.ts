// Arranges a trace by cell: the log of a cell has a stage for each link that took candidates from
// the cell, with the candidates that were left.

import { allCandidates } from '../../puzzle/palette.ts';
import { cellsOfLine, lineCount } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import type { LineReader } from '../engine-questions/line-reader.ts';
import type { LineTrace } from './line-trace.ts';

export interface NarrowingLog {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
  readonly reader: LineReader;
  /** Lines of the links, in order. */
  readonly lines: readonly number[];
  /** The stages of each cell that lost candidates, in order. */
  readonly stages: ReadonlyMap<number, readonly Stage[]>;
  /** The stages before all links of cells with a mark, for each mark that was asked for. */
  readonly markedStages: Map<number, readonly Stage[]>;
}

/** The candidates that a cell has after a link, or before all links. */
export interface Stage {
  readonly link: number;
  readonly candidates: number;
}

/**
 * The values of `link` in a stage that no link made: at `NOTHING` the cell has all candidates, at
 * `MARKED` it has its mark.
 */
const NOTHING = -2;
const MARKED = -1;

export function logOf(trace: LineTrace): NarrowingLog {
  const { puzzle, marks, reader, board, ends } = trace;
  const lines: number[] = [];
  const stages = new Map<number, Stage[]>();
  const take = (cell: number, gone: number, link: number): void => {
    const own = stages.get(cell) ?? [];
    if (own.length === 0) stages.set(cell, own);
    const last = own.at(-1);
    if (last?.link === link) own.pop();
    own.push({ link, candidates: (last?.candidates ?? marks[cell]) & ~gone });
  };
  takeAbsentColours(puzzle, marks, lines, take);
  for (let link = 0, at = 0; link < ends.length; link++) {
    for (; at < ends[link]; at++) {
      take(board.trail[at] >>> 5, 1 << (board.trail[at] & 31), lines.length);
    }
    lines.push(trace.lines[link]);
  }
  return { puzzle, marks, reader, lines, stages, markedStages: new Map() };
}

/**
 * Adds a link, before all others, for each line whose cells have candidates of colours that the
 * clue lacks. The board of the engine begins without these candidates, so its trail does not
 * contain their removal.
 */
function takeAbsentColours(
  puzzle: Puzzle,
  marks: Int32Array,
  lines: number[],
  take: (cell: number, gone: number, link: number) => void,
): void {
  const left = marks.slice();
  const all = allCandidates(puzzle.palette);
  for (let line = 0; line < lineCount(puzzle); line++) {
    const present = clueOfLine(puzzle, line)?.reduce((mask, { colour }) => mask | (1 << colour), 1);
    if (present === undefined || present === all) continue;
    const cells = cellsOfLine(puzzle, line).filter((cell) => (left[cell] & ~present) !== 0);
    for (const cell of cells) {
      take(cell, left[cell] & ~present, lines.length);
      left[cell] &= present;
    }
    if (cells.length > 0) lines.push(line);
  }
}

/** Returns the stages of a cell before a link, the stage with the most candidates first. */
export function stagesBefore(log: NarrowingLog, cell: number, link: number): readonly Stage[] {
  const own = log.stages.get(cell);
  const first = stagesOfMark(log, log.marks[cell]);
  if (own === undefined || own[0].link >= link) return first;
  return [...first, ...own.filter((stage) => stage.link < link)];
}

function stagesOfMark({ puzzle, markedStages }: NarrowingLog, mark: number): readonly Stage[] {
  const stored = markedStages.get(mark);
  if (stored !== undefined) return stored;
  const all = allCandidates(puzzle.palette);
  const nothing = { link: NOTHING, candidates: all };
  const stages = mark === all ? [nothing] : [nothing, { link: MARKED, candidates: mark }];
  markedStages.set(mark, stages);
  return stages;
}

/** Returns the candidates that a link took from a cell; the cell must have a stage of the link. */
export function takenBy({ marks, stages }: NarrowingLog, cell: number, link: number): number {
  let before = marks[cell];
  for (const stage of stages.get(cell) ?? []) {
    if (stage.link === link) return before & ~stage.candidates;
    before = stage.candidates;
  }
  return 0;
}
