// Divides a text of picross-solver into its grids.

import { splitLines, type TextLine } from '../text/text-lines.ts';

export interface PicrossGrid {
  readonly name: string;
  /** The number of the line with `GRID`. */
  readonly line: number;
  /** The texts of the comments before the grid; those after the last grid belong to it, too. */
  readonly comments: readonly string[];
  readonly rows?: readonly TextLine[];
  readonly columns?: readonly TextLine[];
  /** Lines that have no place in a grid. */
  readonly strays: readonly TextLine[];
}

interface OpenGrid {
  name: string;
  line: number;
  comments: string[];
  rows?: TextLine[];
  columns?: TextLine[];
  strays: TextLine[];
  section?: 'rows' | 'columns';
}

/** Returns at least one grid. Comments inside a grid go with the comments before it. */
export function picrossGrids(text: string): readonly PicrossGrid[] {
  const grids: OpenGrid[] = [];
  let comments: string[] = [];
  let early: TextLine[] = [];
  for (const line of splitLines(text)) {
    const [, word = '', rest = ''] = /^\s*(\S*)(.*)$/s.exec(line.text) ?? [];
    if (word.startsWith('#')) comments.push(line.text.trim().replace(/^#+\s*/, ''));
    else if (word === 'GRID') {
      grids.push({ name: rest.trim(), line: line.number, comments, strays: early });
      comments = [];
      early = [];
    } else if (word !== '') {
      const grid = grids.at(-1);
      if (grid === undefined) early.push(line);
      else takeLine(line, word, grid);
    }
  }
  if (grids.length === 0) return [{ name: '', line: 1, comments, strays: early }];
  const last = grids[grids.length - 1];
  last.comments = [...last.comments, ...comments];
  return grids;
}

function takeLine(line: TextLine, word: string, grid: OpenGrid): void {
  if (word === 'ROWS' || word === 'COLUMNS') {
    grid.section = word === 'ROWS' ? 'rows' : 'columns';
    grid[grid.section] ??= [];
  } else if (word.startsWith('[') && grid.section !== undefined) {
    grid[grid.section]?.push(line);
  } else {
    grid.strays.push(line);
  }
}
