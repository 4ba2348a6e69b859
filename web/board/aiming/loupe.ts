// The loupe: the cells around the aimed one, enlarged, above the finger that hides them. Its cells
// are copies of the cells of the board and look like them by the same style sheet. A new aim costs
// 49 cells, however large the board is; a finger that moves within a cell moves the loupe alone.

import { cellOf, isInside, type Place, placeOf } from '../../../src/puzzle/places.ts';
import boardStyles from '../board.module.css';
import type { Point } from '../input/gesture.ts';
import type { Surface } from '../view/board-elements.ts';
import { setData } from '../view/cell-painter.ts';
import styles from './loupe.module.css';
import { loupePlace } from './loupe-place.ts';

export interface Loupe {
  readonly element: HTMLElement;
  readonly sheet: HTMLElement;
  readonly cells: readonly HTMLElement[];
  readonly caption: HTMLElement;
}

export interface LoupeView {
  readonly surface: Surface;
  /** The aimed cell. */
  readonly cell: number;
  readonly finger: Point;
  /** The length of the run that is drawn; undefined while the finger only aims. */
  readonly length: string | undefined;
}

/** The number of cells on each side of the aimed cell. */
const REACH = 3;
const ACROSS = 2 * REACH + 1;

/** Everything that a cell shows, as cell-painter.ts writes it. */
const SHOWN = ['mark', 'level', 'look', 'preview', 'given', 'symbol'] as const;

/** Pixels of a cell in the loupe, and of the border of the loupe. */
const [CELL, BORDER] = [22, 2];
const SIDE = ACROSS * CELL + 2 * BORDER;

/** Makes a loupe that is hidden at first. The host has the colours of the board. */
export function makeLoupe(host: HTMLElement): Loupe {
  const looks = [styles.loupe, styles.sheet, styles.lines, styles.aim, styles.caption];
  const [element, sheet, lines, aim, caption] = looks.map(makeBox);
  const cells = Array.from({ length: ACROSS ** 2 }, () => makeBox(boardStyles.cell));
  sheet.append(...cells, lines, aim);
  element.append(sheet, caption);
  element.style.setProperty('--cell-size', `${CELL}px`);
  element.style.setProperty('--across', String(ACROSS));
  element.style.borderWidth = `${BORDER}px`;
  element.ariaHidden = 'true';
  element.dataset.testid = 'loupe';
  element.hidden = true;
  host.append(element);
  return { element, sheet, cells, caption };
}

/** Shows the view, or hides the loupe if there is none. */
export function drawLoupe(loupe: Loupe, view: LoupeView | undefined): void {
  const { element, sheet, caption } = loupe;
  element.hidden = view === undefined;
  if (view === undefined) return;
  const { surface, cell, finger, length } = view;
  const { row, column } = placeOf(surface.painter.puzzle, cell);
  const corner = { row: row - REACH, column: column - REACH };
  sheet.style.setProperty('--row', String(corner.row));
  sheet.style.setProperty('--column', String(corner.column));
  copyCells(loupe, surface, corner);
  element.toggleAttribute('data-run', length !== undefined);
  caption.textContent = length ?? '';
  const size = { width: SIDE, height: SIDE };
  const { x, y } = loupePlace(finger, size, { width: innerWidth, height: innerHeight });
  element.style.transform = `translate(${x}px, ${y}px)`;
}

function copyCells({ cells }: Loupe, { painter }: Surface, corner: Place): void {
  for (const [i, copy] of cells.entries()) {
    const place = {
      row: corner.row + Math.floor(i / ACROSS),
      column: corner.column + (i % ACROSS),
    };
    const source = isInside(painter.puzzle, place)
      ? painter.cells[cellOf(painter.puzzle, place)]
      : undefined;
    copy.toggleAttribute('data-outside', source === undefined);
    const colours = source?.style.cssText ?? '';
    if (copy.style.cssText !== colours) copy.style.cssText = colours;
    for (const name of SHOWN) setData(copy, name, source?.dataset[name] ?? '');
  }
}

function makeBox(className: string): HTMLElement {
  const box = document.createElement('div');
  box.className = className;
  return box;
}
