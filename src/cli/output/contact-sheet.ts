// The contact sheet of a folder of puzzles that were made of images: one HTML page that needs no
// other file, with each image beside its picture. Cells that a repair changed have a red frame.

import { drawingOfGrid, type ImagePuzzle } from '../../create/index.ts';
import { columnOf, rowOf } from '../../puzzle/places.ts';
import type { CreatedPuzzle } from '../run/create-puzzles.ts';
import { escapeHtml } from './escape-html.ts';

export const SHEET_START = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Puzzles of images</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 1rem; color: #111; background: #fff }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr)); gap: 1rem }
figure { margin: 0; padding: .5rem; border: 1px solid #ccc; break-inside: avoid }
figure > div { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; align-items: center }
img, svg { width: 100%; height: 10rem; object-fit: contain; background: #f4f4f4 }
figcaption { margin-top: .5rem; overflow-wrap: anywhere }
.wrong { color: #b00020 }
</style>
</head>
<body>
<main>
`;

export const SHEET_END = '</main>\n</body>\n</html>\n';

/** `caption` says what became of the image. */
export function sheetFigure(
  { file, outcome, thumbnail }: CreatedPuzzle,
  caption: string,
  isWritten: boolean,
): string {
  const image =
    thumbnail === undefined
      ? '<span></span>'
      : `<img src="data:image/webp;base64,${thumbnail.toString('base64')}" alt="The image">`;
  const picture = outcome.ok ? drawPicture(outcome.value) : '<span></span>';
  const className = isWritten ? '' : ' class="wrong"';
  return `<figure><div>${image}${picture}</div><figcaption><b>${escapeHtml(file.path)}</b><br><span${className}>${escapeHtml(caption)}</span></figcaption></figure>\n`;
}

function drawPicture({ puzzle, changes }: ImagePuzzle): string {
  const { width, height, palette, goal } = puzzle;
  if (goal === undefined) return '<span></span>';
  const { cells } = drawingOfGrid(goal);
  const paths = palette.map(({ rgb }, colour) => {
    const path = runsOf(cells, width, colour);
    return path === '' ? '' : `<path fill="${rgb}" d="${path}"/>`;
  });
  const frames = changes.map(
    ({ cell }) =>
      `<rect x="${columnOf(cell, width)}" y="${rowOf(cell, width)}" width="1" height="1" fill="none" stroke="#d00" stroke-width=".2"/>`,
  );
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="The picture" shape-rendering="crispEdges">${paths.join('')}${frames.join('')}</svg>`;
}

/** Returns a path around each run of cells of a row in one colour. */
function runsOf(cells: Uint8Array, width: number, colour: number): string {
  let path = '';
  for (let start = 0; start < cells.length; ) {
    let end = start + 1;
    while (end % width !== 0 && cells[end] === cells[start]) end++;
    if (cells[start] === colour) {
      path += `M${columnOf(start, width)} ${rowOf(start, width)}h${end - start}v1h${start - end}z`;
    }
    start = end;
  }
  return path;
}
