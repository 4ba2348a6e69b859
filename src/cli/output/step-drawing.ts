// Draws the lines of a step: the marks before the step, and under the marks signs for what the step
// rests on and what is new. A legend says what the signs mean.

import {
  capitalised,
  clueText,
  colourWords,
  evidenceOf,
  lineText,
  type Step,
  type Words,
} from '../../explain/index.ts';
import { elementAt } from '../../puzzle/element-at.ts';
import { colourOf, isKnown } from '../../puzzle/grid.ts';
import { UNKNOWN_SYMBOL } from '../../puzzle/grid-text.ts';
import { allCandidates, type Palette } from '../../puzzle/palette.ts';
import { cellsOfLine, rowOf } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Paint } from './paint.ts';

export interface StepDrawing {
  readonly words: Words;
  readonly puzzle: Puzzle;
  /** The board before the step. */
  readonly marks: Int32Array;
  readonly paint: Paint;
  /** If false, new cells are left out, because the player is to find them. */
  readonly showsNew: boolean;
}

/** The most lines that are drawn. More lines would be harder to follow. */
const MOST_LINES = 4;
const EVIDENCE = '^';
const TRIED = '!';
const FEWER = '*';

/** Draws at most `MOST_LINES` lines of a step: the first lines, and the last line of the step. */
export function drawStep(drawing: StepDrawing, step: Step): string {
  const lines = linesOf(drawing.puzzle, step);
  const signs = signsOf(drawing, step);
  // The last line of a chain is the most important: it shows the contradiction, or the conclusion
  // that the chain leads to.
  const shown = lines.filter((_, i) => i < MOST_LINES - 1 || i === lines.length - 1);
  const drawings = shown.map((line) => drawLine(drawing, line, signs));
  const count = lines.length - shown.length;
  if (count > 0) drawings.splice(-1, 0, `    (${drawing.words.format('more-lines', { count })})`);
  return drawings.join('\n');
}

/** Says what the signs under the cells mean, in the same words for all drawings. */
export function legendOf({ words, puzzle, showsNew }: Omit<StepDrawing, 'marks'>): string {
  const { palette } = puzzle;
  const symbols = palette.map(({ symbol }) => symbol).join(' ');
  const parts = [
    `${EVIDENCE} ${words.format('legend.evidence')}`,
    `${TRIED} ${words.format('legend.tried')}`,
    ...(showsNew ? [`${symbols} ${words.format('legend.new')}`] : []),
    ...(palette.length > 2 ? [coloursOf(words, palette)] : []),
    ...(showsNew && palette.length > 2 ? [`${FEWER} ${words.format('legend.fewer')}`] : []),
  ];
  return parts.join('; ');
}

/** Returns names like "a red, b pink". */
function coloursOf(words: Words, palette: Palette): string {
  const names = colourWords(words, palette);
  const named = palette.map(({ symbol }, colour) => `${symbol} ${elementAt(names, colour)}`);
  return named.slice(1).join(', ');
}

function linesOf({ width }: Puzzle, step: Step): number[] {
  switch (step.kind) {
    case 'line':
      return [step.line];
    case 'chain':
      return unique(step.links.map(({ line }) => line));
    case 'cases':
      return unique(
        step.cases.flatMap(({ links, clash }) => [
          ...links.map(({ line }) => line),
          ...(clash ? [clash.line] : []),
        ]),
      );
    case 'sum':
      return [...step.band];
    case 'mirror':
    case 'search':
      return unique(step.conclusions.map(({ cell }) => rowOf(cell, width)));
  }
}

/** Removes repeated lines. Each line keeps its last place. */
function unique(lines: readonly number[]): number[] {
  return [...new Set(lines.toReversed())].reverse();
}

/**
 * Returns the signs by cell. The sign of a new cell replaces the sign of evidence, and the sign of
 * a tried value replaces both.
 */
function signsOf(
  { puzzle, marks, showsNew }: StepDrawing,
  step: Step,
): ReadonlyMap<number, string> {
  const signs = new Map<number, string>();
  // Cells that are settled only inside a chain have no mark yet, and only marks of the board are
  // shown as evidence.
  const open = allCandidates(puzzle.palette);
  for (const cell of evidenceOf(step)) if (marks[cell] !== open) signs.set(cell, EVIDENCE);
  if (showsNew) {
    for (const { cell, candidates } of step.conclusions)
      signs.set(cell, symbolOf(candidates, puzzle.palette, FEWER));
  }
  if (step.kind !== 'cases') return signs;
  // If a single value is tried, its consequences are drawn. If several values are tried, their
  // consequences are left out.
  for (const { links } of step.cases.length === 1 ? step.cases : []) {
    for (const { cell, candidates } of links.flatMap(({ conclusions }) => conclusions))
      signs.set(cell, symbolOf(candidates, puzzle.palette, FEWER));
  }
  for (const { assumption } of step.cases) signs.set(assumption.cell, TRIED);
  return signs;
}

function symbolOf(candidates: number, palette: Palette, unknown: string): string {
  return isKnown(candidates) ? elementAt(palette, colourOf(candidates)).symbol : unknown;
}

function drawLine(
  { words, puzzle, marks, paint }: StepDrawing,
  line: number,
  signs: ReadonlyMap<number, string>,
): string {
  const { palette } = puzzle;
  const name = capitalised(words, lineText(words, puzzle, line));
  const cells = cellsOfLine(puzzle, line);
  const symbols = cells.map((cell) => symbolOf(elementAt(marks, cell), palette, UNKNOWN_SYMBOL));
  const under = cells.map((cell) => signs.get(cell) ?? ' ');
  const inColour = (sign: string): string =>
    sign === EVIDENCE || sign === TRIED ? paint.yellow(sign) : paint.green(sign);
  return [
    `    ${name}: ${clueText(words, puzzle, line) || '0'}`,
    `      ${byFives(symbols)}`,
    ...(under.some((sign) => sign !== ' ')
      ? [`      ${byFives(under.map(inColour)).trimEnd()}`]
      : []),
  ].join('\n');
}

/** Leaves a gap after every fifth cell, so that cells can be counted. */
function byFives(cells: readonly string[]): string {
  return cells.map((cell, i) => (i > 0 && i % 5 === 0 ? ` ${cell}` : cell)).join('');
}
