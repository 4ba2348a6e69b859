// Writes .gno; gno.ts reads it.

import type { ExactClue } from '../../puzzle/clue.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { writeClue } from '../text/clue-text.ts';
import { encodeGno, writeGnoDescription } from './description.ts';

export function writeGno({ width, height, rows, columns, meta, goal }: ExactPuzzle): string {
  const licence = encodeGno(meta.licence ?? '');
  const lines = [
    '[Description]',
    ...writeGnoDescription(meta),
    ...(licence === '' ? [] : ['[License]', licence]),
    ...['[Dimensions]', String(height), String(width)],
    ...['[Row clues]', ...rows.map(clueText)],
    ...['[Column clues]', ...columns.map(clueText)],
  ];
  if (goal !== undefined) {
    const cells = Array.from(goal.cells, (candidates) => String(candidates));
    lines.push('[Solution grid]');
    for (let row = 0; row < height; row++) {
      lines.push(cells.slice(row * width, (row + 1) * width).join(' '));
    }
  }
  return `${lines.join('\n')}\n`;
}

function clueText(clue: ExactClue): string {
  return writeClue(clue, ', ') || '0';
}
