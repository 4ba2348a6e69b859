// Writes the data of a puzzle for AMPL and GLPK's MathProg: with the names of our model, which has
// given cells, blotted blocks and unknown lines, or with those of the article.

import type { Block, Clue } from '../../puzzle/clue.ts';
import { colourOf, isKnown } from '../../puzzle/grid.ts';
import { oneBasedPlaceOf } from '../../puzzle/one-based-place.ts';
import type { ExactPuzzle, Puzzle } from '../../puzzle/puzzle.ts';

/** The data of our model, which src/models/integer-program/ampl.ts has. */
export function writeAmplData(puzzle: Puzzle): string {
  const { width, height, rows, columns, given } = puzzle;
  const cells = Array.from(given?.cells ?? []).flatMap((candidates, cell) => {
    if (!isKnown(candidates)) return [];
    const { row, column } = oneBasedPlaceOf({ width }, cell);
    return [`${row} ${column} ${colourOf(candidates)}`];
  });
  return [
    `param rows := ${height};\n`,
    `param columns := ${width};\n`,
    writeTable('row_block', rows, (width + 1) >> 1),
    writeTable('column_block', columns, (height + 1) >> 1),
    ...writeList('row_blot', blotsOf(rows)),
    ...writeList('column_blot', blotsOf(columns)),
    ...writeList('row_unknown', unknownOf(rows)),
    ...writeList('column_unknown', unknownOf(columns)),
    ...writeList('given', cells),
  ].join('');
}

export function writeArticleData({ width, height, rows, columns }: ExactPuzzle): string {
  return [
    `param filas := ${height};\n`,
    `param columnas := ${width};\n`,
    writeTable('fila_tam_bloque_datos', rows, (width + 1) >> 1),
    writeTable('columna_tam_bloque_datos', columns, (height + 1) >> 1),
  ].join('\n');
}

function blotsOf(clues: readonly Clue[]): string[] {
  return clues.flatMap((clue, i) =>
    (clue ?? []).flatMap(({ length }, t) => (length === null ? [`${i + 1} ${t + 1} 1`] : [])),
  );
}

function unknownOf(clues: readonly Clue[]): string[] {
  return clues.flatMap((clue, i) => (clue === null ? [`${i + 1} 1`] : []));
}

/** Writes a parameter that has its default but for these entries; nothing if there are none. */
function writeList(name: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [`param ${name} :=\n ${entries.join('\n ')} ;\n`];
}

/**
 * Writes a table with a line for each clue, and a dot where there is no block. A blotted block has
 * its least length.
 */
function writeTable(name: string, clues: readonly Clue[], most: number): string {
  const blocks = Array.from({ length: most }, (_, t) => t);
  const lengthOf = (block: Block | undefined) => (block === undefined ? '.' : (block.length ?? 1));
  const lines = clues.map(
    (clue, i) => ` ${i + 1} ${blocks.map((t) => lengthOf(clue?.[t])).join(' ')}`,
  );
  return `param ${name} : ${blocks.map((t) => t + 1).join(' ')} :=\n${lines.join('\n')} ;\n`;
}
