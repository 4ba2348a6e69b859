// Draws steps as text: the board before and after a step, the cells of evidence between these two
// boards, and the lines of a chain.

import type { MarkedBoard } from '../../src/explain/model/marked-board.ts';
import { evidenceOf, type Step } from '../../src/explain/model/step.ts';
import { describeCases } from '../../src/explain/words/describe-cases.ts';
import type { Words } from '../../src/explain/words/message-formatter.ts';
import type { Clue } from '../../src/puzzle/clue.ts';
import { isKnown } from '../../src/puzzle/grid.ts';
import { writeRows } from '../../src/puzzle/grid-text.ts';
import { isMonochrome } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

/**
 * Draws a step. `^` stands for a mark that the step rests on or mentions, `*` for a cell that its
 * chain concludes, `!` for the cell whose colour the step assumes.
 */
export function drawStep(before: MarkedBoard, after: MarkedBoard, step: Step): string[] {
  const { width, height } = before.puzzle;
  const evidence = evidenceRows(before, step);
  const [from, to] = [rowsOf(before), rowsOf(after)];
  const clues = before.puzzle.rows.map((clue) => clueText(before.puzzle, clue));
  const margin = Math.max(...clues.map((clue) => clue.length));
  if (height === 1) {
    const lines = [
      `${clues[0]}  ${from[0]}`,
      ' '.repeat(margin + 2) + evidence[0],
      `${clues[0]}  ${to[0]}`,
    ];
    return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
  }
  const gap = '   ';
  const boards = from.map(
    (row, i) => `${clues[i].padStart(margin)}  ${row}${gap}${evidence[i]}${gap}${to[i]}`,
  );
  return [...columnRows(before.puzzle, margin), ...boards].map((line) => line.trimEnd());

  function rowsOf({ puzzle, cells }: MarkedBoard): string[] {
    return writeRows({ width, height, cells }, puzzle.palette);
  }
}

function clueText({ palette }: Puzzle, clue: Clue): string {
  if (clue === null) return '*';
  const isMono = isMonochrome(palette);
  const texts = clue.map(
    ({ length, colour }) => `${length ?? '?'}${isMono ? '' : palette[colour].symbol}`,
  );
  return texts.join(' ') || '0';
}

/**
 * Returns rows of text in which the column clues are read from top to bottom, one character in each
 * row; a colour follows its number.
 */
function columnRows(puzzle: Puzzle, margin: number): string[] {
  const texts = puzzle.columns.map((clue) => clueText(puzzle, clue).replaceAll(' ', ''));
  const most = Math.max(...texts.map((text) => text.length));
  return Array.from({ length: most }, (_, i) => {
    const row = texts.map((text) => text.padStart(most)[i]).join('');
    return ' '.repeat(margin + 2) + row;
  });
}

function evidenceRows({ puzzle, cells }: MarkedBoard, step: Step): string[] {
  const { width, height } = puzzle;
  const symbols = new Array<string>(width * height).fill(' ');
  for (const cell of evidenceOf(step)) symbols[cell] = isKnown(cells[cell]) ? '^' : '*';
  if (step.kind === 'cases') symbols[step.cases[0].assumption.cell] = '!';
  return Array.from({ length: height }, (_, row) =>
    symbols.slice(row * width, (row + 1) * width).join(''),
  );
}

/** Says what each line of a chain concludes, case by case. */
export function chainText(words: Words, puzzle: Puzzle, step: Step): string[] {
  return describeCases(words, puzzle, step).flatMap(({ assumption, lines }) => [
    ...(assumption === undefined ? [] : [`${assumption}\n`]),
    ...lines.map((line) => `- ${line}`),
    '',
  ]);
}
