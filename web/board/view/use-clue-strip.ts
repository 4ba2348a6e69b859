// The strip beside the board shows two clues large and whole: those of the current row and column,
// or those of the lines that a hint or a playback speaks of. It has copies of the numbers in the
// clue bars, so that a move of the cursor needs no React.

import { type RefObject, useLayoutEffect } from 'react';
import { type Text, useText } from '../../app/texts.ts';
import type { BoardProps } from '../board-props.ts';
import styles from '../clues.module.css';
import type { Surface } from './board-elements.ts';
import { setData } from './cell-painter.ts';
import type { Highlights } from './highlights.ts';
import { stripLines } from './strip-lines.ts';

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
    const words = { text, lines: highlights?.lines };
    drawStrip(element, board, { ...words, isAnew: true });
    board.onCurrent = () => drawStrip(element, board, { ...words, isAnew: false });
    return () => {
      board.onCurrent = undefined;
    };
  }, [strip, surface, height, puzzle, lines, highlights, struck, text]);
}

interface StripWords {
  readonly text: Text;
  /** The highlighted lines. */
  readonly lines: Highlights['lines'] | undefined;
  /** Without this, a line that the strip shows already is not drawn again. */
  readonly isAnew: boolean;
}

function drawStrip(
  strip: HTMLElement,
  { painter, current }: Surface,
  { text, lines, isAnew }: StripWords,
): void {
  const { puzzle, headers } = painter;
  for (const [place, line] of stripLines(puzzle, current, lines).entries()) {
    const [title, clue] = strip.children[place].children as unknown as readonly HTMLElement[];
    const header = headers[line];
    if (!isAnew && clue.dataset.line === header.dataset.line) continue;
    const column = line - puzzle.height;
    title.textContent =
      column < 0
        ? text('board.strip.row', { line: line + 1 })
        : text('board.strip.column', { line: column + 1 });
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
