// The strip beside the board shows the clues of the current row and column large and whole. It has
// copies of the numbers in the clue bars, so that a move of the cursor needs no React.

import { type RefObject, useLayoutEffect } from 'react';
import { lineOfColumn, placeOf } from '../../../src/puzzle/places.ts';
import { type Text, useText } from '../../app/texts.ts';
import type { BoardProps } from '../board-props.ts';
import styles from '../clues.module.css';
import type { Surface } from './board-elements.ts';
import { setData } from './cell-painter.ts';

export function useClueStrip(
  strip: RefObject<HTMLElement | null>,
  surface: RefObject<Surface | undefined>,
  height: number,
  { puzzle, lines, highlights, struck }: BoardProps,
): void {
  const text = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bars depend on these.
  useLayoutEffect(() => {
    const { current: board } = surface;
    const { current: element } = strip;
    if (board === undefined || element === null) return;
    drawStrip(element, board, text, true);
    board.onCurrent = () => drawStrip(element, board, text, false);
    return () => {
      board.onCurrent = undefined;
    };
  }, [strip, surface, height, puzzle, lines, highlights, struck, text]);
}

/** A line that the strip shows already is drawn again only if `isAnew`. */
function drawStrip(
  strip: HTMLElement,
  { painter, current }: Surface,
  text: Text,
  isAnew: boolean,
): void {
  const { puzzle, headers } = painter;
  const { row, column } = placeOf(puzzle, current);
  const lines = [
    { header: headers[row], name: text('board.strip.row', { line: row + 1 }) },
    {
      header: headers[lineOfColumn(column, puzzle.height)],
      name: text('board.strip.column', { line: column + 1 }),
    },
  ];
  for (const [place, { header, name }] of lines.entries()) {
    const [title, clue] = strip.children[place].children as unknown as readonly HTMLElement[];
    if (!isAnew && clue.dataset.line === header.dataset.line) continue;
    title.textContent = name;
    drawClue(clue, header);
  }
}

function drawClue(clue: HTMLElement, header: HTMLElement): void {
  const numbers = header.querySelector(`.${styles.numbers}`);
  if (numbers === null) return;
  const isOther = clue.dataset.line !== header.dataset.line;
  setData(clue, 'line', header.dataset.line ?? '');
  setData(clue, 'broken', header.dataset.broken ?? '');
  // The box of the numbers stays, because clue-slides.ts observes its size.
  clue.firstElementChild?.replaceChildren(...numbers.cloneNode(true).childNodes);
  // A clue that is whole has not slid, and to say so would lay out the page at once.
  if (isOther && clue.dataset.more) clue.scrollLeft = 0;
}
