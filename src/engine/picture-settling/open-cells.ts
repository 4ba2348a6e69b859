// Reads the cells that line solving leaves unknown off a settled picture.

import { cellAt } from '../../puzzle/places.ts';
import { bitCount } from '../line-kernel/bit-count.ts';
import { numberOfLine } from '../line-kernel/changing-lines.ts';
import type { SettledPicture } from './settled-picture.ts';

/** Counts the open cells. Cost: a few operations for every 32 cells and colour. */
export function countOpen(settled: SettledPicture): number {
  let open = 0;
  for (let row = 0; row < settled.height; row++) {
    const words = settled.lines.words[numberOfLine(row)];
    for (let w = 0; w < words; w++) open += bitCount(openInWord(settled, row, w));
  }
  return open;
}

/** Lists the open cells, in order. */
export function openCells(settled: SettledPicture): number[] {
  const cells: number[] = [];
  for (let row = 0; row < settled.height; row++) {
    const words = settled.lines.words[numberOfLine(row)];
    for (let w = 0; w < words; w++) {
      for (let open = openInWord(settled, row, w); open !== 0; open &= open - 1) {
        cells.push(cellAt(row, 32 * w + 31 - Math.clz32(open & -open), settled.width));
      }
    }
  }
  return cells;
}

/** Returns the mask of those of 32 cells of a row that have two candidates or more. */
function openInWord({ lines, rounds, last }: SettledPicture, row: number, word: number): number {
  const number = numberOfLine(row);
  const masks = rounds[last];
  const words = lines.words[number];
  let at = lines.maskAt[number] + word;
  let once = 0;
  let twice = 0;
  for (let colour = 0; colour < lines.colours; colour++, at += words) {
    twice |= once & masks[at];
    once |= masks[at];
  }
  return twice;
}
