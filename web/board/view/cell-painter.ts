// Draws the cells without React, which only makes their elements. Only the cells whose code (see
// cell-view.ts) has changed are touched. Comparing two boards of 10,000 cells is a loop over two
// arrays.

import { isBlackAndWhite } from '../../../src/puzzle/palette.ts';
import { placeOf } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { CROSS, NOTE } from '../state/mark.ts';
import { type CellView, viewOfCode } from './cell-view.ts';
import type { NameCell } from './spoken-names.ts';

export interface Painter {
  readonly puzzle: Puzzle;
  /** The cells, row by row. */
  readonly cells: readonly HTMLElement[];
  /** The headers of rows, then of columns. */
  readonly headers: readonly HTMLElement[];
  /** The code that each cell shows; -1 before the first drawing. */
  readonly drawn: Int32Array;
  readonly nameCell: NameCell;
  /** Called with each cell that has been drawn. */
  onCell: ((cell: number, view: CellView) => void) | undefined;
}

export function makePainter(grid: HTMLElement, puzzle: Puzzle, nameCell: NameCell): Painter {
  const all = (role: string): HTMLElement[] => [
    ...grid.querySelectorAll<HTMLElement>(`[role=${role}]`),
  ];
  return {
    puzzle,
    cells: all('gridcell'),
    headers: [...all('rowheader'), ...all('columnheader')],
    drawn: new Int32Array(puzzle.width * puzzle.height).fill(-1),
    nameCell,
    onCell: undefined,
  };
}

export function draw(painter: Painter, codes: Uint32Array): void {
  const { drawn } = painter;
  for (let cell = 0; cell < drawn.length; cell++) {
    if (drawn[cell] === codes[cell]) continue;
    drawn[cell] = codes[cell];
    const view = viewOfCode(codes[cell]);
    drawCell(painter, cell, view);
    painter.onCell?.(cell, view);
  }
}

function drawCell({ puzzle, cells, nameCell }: Painter, cell: number, view: CellView): void {
  const element = cells[cell];
  const { row, column } = placeOf(puzzle, cell);
  setData(element, 'mark', markKind(view.mark));
  setData(element, 'level', view.level > 0 ? String(((view.level - 1) % 3) + 1) : '');
  setData(element, 'look', view.look === 'none' ? '' : view.look);
  setData(element, 'preview', view.isPreview ? 'yes' : '');
  setData(element, 'given', view.isGiven ? 'yes' : '');
  if (!isBlackAndWhite(puzzle.palette)) setColour(element, puzzle, (view.mark & ~NOTE) - 1);
  element.setAttribute('aria-label', nameCell(row, column, view));
}

function markKind(mark: number): string {
  const bare = mark & ~NOTE;
  if (bare === 0) return '';
  const kind = bare === CROSS ? 'cross' : 'paint';
  return mark >= NOTE ? `note-${kind}` : kind;
}

/** Sets the data of an element, or takes it away if the value is empty. */
export function setData(element: HTMLElement, name: string, value: string): void {
  if ((element.dataset[name] ?? '') === value) return;
  if (value === '') delete element.dataset[name];
  else element.dataset[name] = value;
}

function setColour(element: HTMLElement, { palette }: Puzzle, colour: number): void {
  if (colour < 1) {
    if (element.hasAttribute('style')) element.removeAttribute('style');
    delete element.dataset.symbol;
    return;
  }
  element.style.setProperty('--paint', `var(--colour-${colour})`);
  element.style.setProperty('--pattern', `var(--pattern-${colour})`);
  element.style.setProperty('--on-paint', `var(--ink-${colour})`);
  element.dataset.symbol = palette[colour].symbol;
}
