// Lists the words of .non texts that mean something here; all other properties are those of other
// programs.

import type { Meta } from '../../puzzle/puzzle.ts';

/** The words of texts, each with the field of `Meta` that it stands for. */
export const META_WORDS: ReadonlyMap<string, keyof Meta> = new Map([
  ['catalogue', 'id'],
  ['title', 'title'],
  ['by', 'author'],
  ['authorid', 'authorId'],
  ['copyright', 'copyright'],
  ['license', 'licence'],
  ['source', 'source'],
  ['description', 'description'],
  ['notes', 'notes'],
  ['date', 'date'],
]);

/** The words of grids. */
const GRID_WORDS = ['goal', 'saved', 'given'] as const;
export type GridWord = (typeof GRID_WORDS)[number];

export const PROPERTY_WORDS: ReadonlySet<string> = new Set([
  'rows',
  'columns',
  'width',
  'height',
  'color',
  'colour',
  'background',
  ...GRID_WORDS,
  ...META_WORDS.keys(),
]);

/** Whether a line is a property that means nothing here, wherever it stands. */
export function isOtherProperty(line: string): boolean {
  const word = /^([A-Za-z]+)/.exec(line)?.[1].toLowerCase();
  return word !== undefined && !PROPERTY_WORDS.has(word);
}
