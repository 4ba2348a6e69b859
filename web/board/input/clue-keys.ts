// Keys for the clues of the cell with the cursor. One key speaks a line: its clue and its runs.
// Another goes to the clue, where arrows choose a number and Space strikes it out.

import type { KeyboardEvent } from 'react';
import { lineOfColumn, placeOf } from '../../../src/puzzle/places.ts';
import { announce } from '../../app/announcer.tsx';
import { currentText } from '../../app/texts.ts';
import { focusCursor } from '../view/board-elements.ts';
import { setData } from '../view/cell-painter.ts';
import { blockOf } from '../view/clue-labels.ts';
import { lineRuns } from '../view/spoken-runs.ts';
import type { BoardInput } from './board-input.ts';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Speaks the row of the cursor, or its column. */
export function speakLine(input: BoardInput, isColumn: boolean): void {
  const { puzzle, cells } = input.now().props;
  const header = headerAtCursor(input, isColumn);
  const name = header?.getAttribute('aria-label') ?? '';
  const line = Number(header?.dataset.line);
  announce([name, lineRuns(currentText(), puzzle, cells, line)].join('. '));
}

/**
 * Moves the focus to the clue of the row of the cursor, or of its column, unless the clue has no
 * numbers to strike out.
 */
export function goToClue(input: BoardInput, isColumn: boolean): void {
  const header = headerAtCursor(input, isColumn);
  const first = header && numbersIn(header)[0];
  if (first === undefined || !input.now().props.onStrike) return;
  header?.focus({ preventScroll: true });
  choose(first);
}

/** Handles a key while the focus is on a clue. */
export function pressClueKey(
  input: BoardInput,
  header: HTMLElement,
  event: KeyboardEvent<HTMLElement>,
): void {
  // The browser has keys like Ctrl+S.
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { props, parts } = input.now();
  const numbers = numbersIn(header);
  const at = numbers.findIndex(({ dataset }) => dataset.chosen);
  const step = STEPS[event.key];
  const chosen = step === undefined ? undefined : numbers[at + step];
  const block = blockOf(numbers[at] ?? null);
  if (chosen) choose(chosen);
  else if (event.key === ' ' && block) {
    // A held key strikes a block once.
    if (!event.repeat && props.onStrike) {
      props.onStrike(block);
      announceBlock(numbers[at], numbers[at].dataset.struck === undefined);
    }
  } else if (event.key === 'Escape' || event.key.toLowerCase() === 's') {
    if (parts.surface.current) focusCursor(parts.surface.current);
  } else if (step === undefined) return;
  event.preventDefault();
}

/** Takes the ring from the chosen number when the focus leaves its clue. */
export function leaveClue(header: HTMLElement): void {
  for (const number of numbersIn(header)) setData(number, 'chosen', '');
}

function choose(number: HTMLElement): void {
  for (const other of number.parentElement?.children ?? [])
    setData(other as HTMLElement, 'chosen', other === number ? 'yes' : '');
  number.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  announceBlock(number, number.dataset.struck !== undefined);
}

function announceBlock(number: HTMLElement, isStruck: boolean): void {
  const values = { block: Number(number.dataset.block) + 1, label: number.textContent ?? '' };
  announce(currentText()(isStruck ? 'board.block.struck' : 'board.block.chosen', values));
}

function headerAtCursor(input: BoardInput, isColumn: boolean): HTMLElement | undefined {
  const surface = input.now().parts.surface.current;
  if (surface === undefined) return undefined;
  const { puzzle, headers } = surface.painter;
  const { row, column } = placeOf(puzzle, surface.cursor);
  return headers[isColumn ? lineOfColumn(column, puzzle.height) : row];
}

function numbersIn(header: HTMLElement): HTMLElement[] {
  return [...header.querySelectorAll<HTMLElement>('[data-block]')];
}
