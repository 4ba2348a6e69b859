// A small board that shows one frame, on a canvas: painted cells, dots in cells that are known to
// be empty, and a border around the line or cell of the step. A redraw costs O(cells).

import { useEffect, useRef } from 'react';
import { columnOf, columnOfLine, isRowLine, rowOf } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { colourOfMark, UNMARKED } from '../../board/state/mark.ts';
import { picturePalette } from '../../puzzle-store/pictures/picture-palette.ts';
import type { Frame } from '../runs/frames.ts';
import styles from './mini-grid.module.css';
import { type CanvasInk, useCanvasInk } from './use-canvas-ink.ts';

interface MiniGridProps {
  readonly puzzle: Puzzle;
  readonly frame: Frame;
  readonly label: string;
}

/**
 * The longer side of the canvas in pixels, before it is rounded to whole pixels for each cell. The
 * browser scales the canvas.
 */
const SIDE = 480;
/**
 * The width of a grid line in pixels. A thinner line vanishes when the browser scales the canvas
 * down.
 */
const LINE = 2;

export function MiniGrid({ puzzle, frame, label }: MiniGridProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ink = useCanvasInk();
  const { width, height } = puzzle;
  const cell = Math.max(1, Math.floor(SIDE / Math.max(width, height)));
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) draw({ context, ink, cell }, puzzle, frame);
  }, [puzzle, frame, ink, cell]);
  return (
    <canvas
      ref={canvas}
      className={styles.grid}
      width={width * cell + LINE}
      height={height * cell + LINE}
      role="img"
      aria-label={label}
    />
  );
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly ink: CanvasInk;
  /** The side of a cell in pixels. */
  readonly cell: number;
}

function draw(pen: Pen, puzzle: Puzzle, frame: Frame): void {
  const { context, ink, cell } = pen;
  const { width, height, palette } = puzzle;
  const rgbs = palette.map(({ rgb }) => rgb);
  const colours = picturePalette(rgbs, { paper: ink.known, ink: ink.painted });
  context.fillStyle = ink.open;
  context.fillRect(0, 0, width * cell + LINE, height * cell + LINE);
  for (let at = 0; at < frame.marks.length; at++) {
    const mark = frame.marks[at];
    if (mark === UNMARKED) continue;
    const [x, y] = [columnOf(at, width) * cell, rowOf(at, width) * cell];
    const colour = colourOfMark(mark);
    context.fillStyle = colours[colour];
    context.fillRect(x, y, cell, cell);
    if (colour === 0) drawDot(pen, x + cell / 2, y + cell / 2);
  }
  drawLines(pen, puzzle);
  drawPlace(pen, puzzle, frame);
}

function drawDot({ context, ink, cell }: Pen, x: number, y: number): void {
  context.fillStyle = ink.dot;
  context.beginPath();
  context.arc(x, y, Math.max(0.5, cell / 10), 0, 2 * Math.PI);
  context.fill();
}

/**
 * The least distance between neighbouring grid lines, in pixels. Closer lines would cover the
 * cells. `ROOM_OF_FIVE` is the least distance when only every fifth line is drawn.
 */
const ROOM = 6;
const ROOM_OF_FIVE = 15;

/**
 * Draws all grid lines if there is room for them. With less room, it draws every fifth line or
 * none.
 */
function drawLines({ context, ink, cell }: Pen, { width, height }: Puzzle): void {
  const line = (at: number, isRow: boolean): void => {
    const isFifth = at % 5 === 0;
    if (isFifth ? 5 * cell < ROOM_OF_FIVE : cell < ROOM) return;
    context.fillStyle = isFifth ? ink.lineFive : ink.line;
    if (isRow) context.fillRect(0, at * cell, width * cell + LINE, LINE);
    else context.fillRect(at * cell, 0, LINE, height * cell + LINE);
  };
  for (let row = 0; row <= height; row++) line(row, true);
  for (let column = 0; column <= width; column++) line(column, false);
}

function drawPlace(
  { context, ink, cell }: Pen,
  { width, height }: Puzzle,
  { line, cell: place }: Frame,
): void {
  context.strokeStyle = ink.accent;
  context.lineWidth = Math.max(2, cell / 8);
  if (place !== undefined) {
    context.strokeRect(columnOf(place, width) * cell, rowOf(place, width) * cell, cell, cell);
  } else if (line !== undefined && isRowLine(line, height)) {
    context.strokeRect(1, line * cell, width * cell - 1, cell);
  } else if (line !== undefined) {
    context.strokeRect(columnOfLine(line, height) * cell, 1, cell, height * cell - 1);
  }
}
