// Draws the pictures of a pack on one sheet, so that an eye can judge them together.

import sharp from 'sharp';
import { escapeHtml } from '../../src/cli/output/escape-html.ts';
import { colourOf } from '../../src/puzzle/grid.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { NumberedPuzzle } from './made-puzzle.ts';

const COLUMNS = 12;
/** The side of a picture, the room around it, and the height of a line of text, in pixels. */
const PICTURE = 80;
const MARGIN = 6;
const LINE = 10;
const WIDTH = PICTURE + 2 * MARGIN;
const HEIGHT = PICTURE + 2 * MARGIN + 2 * LINE;
const GROUND = '#d0d0d0';
/** The characters of a line below a picture. */
const LETTERS = 17;

export async function drawSheet(puzzles: readonly NumberedPuzzle[], path: string): Promise<void> {
  const rows = Math.ceil(puzzles.length / COLUMNS);
  const size = `width="${COLUMNS * WIDTH}" height="${rows * HEIGHT}"`;
  const tiles = puzzles.map((puzzle, index) => {
    const left = (index % COLUMNS) * WIDTH + MARGIN;
    const top = Math.floor(index / COLUMNS) * HEIGHT + MARGIN;
    return `<g transform="translate(${left} ${top})">${pictureOf(puzzle.puzzle)}${textOf(puzzle)}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${GROUND}"/>${tiles.join('')}</svg>`;
  // Pictures of few colours need no soft edges, and so less room.
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toFile(path);
}

/** Returns a rectangle for each run of cells of one colour. */
function pictureOf({ width, height, goal, palette }: Puzzle): string {
  if (goal === undefined) return '';
  const scale = Math.floor(PICTURE / Math.max(width, height));
  const cells = [...goal.cells].map(colourOf);
  const parts = [rectangle(0, 0, width * scale, scale * height, palette[0].rgb)];
  for (let row = 0; row < height; row++) {
    for (let start = 0, end = 0; start < width; start = end) {
      const colour = cells[row * width + start];
      for (end = start + 1; end < width && cells[row * width + end] === colour; ) end++;
      if (colour === 0) continue;
      parts.push(
        rectangle(start * scale, row * scale, (end - start) * scale, scale, palette[colour].rgb),
      );
    }
  }
  return `<g shape-rendering="crispEdges">${parts.join('')}</g>`;
}

function rectangle(x: number, y: number, width: number, height: number, rgb: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${rgb}"/>`;
}

function textOf({ id, label, titles }: NumberedPuzzle): string {
  const line = (text: string, number: number): string =>
    `<text y="${PICTURE + number * LINE}" font-family="sans-serif" font-size="9">${escapeHtml(text.slice(0, LETTERS))}</text>`;
  return line(titles.en, 1) + line(`${id} ${label}`, 2);
}
