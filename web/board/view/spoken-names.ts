// The names of cells and clues for screen readers: their place and their state. A board may have
// ten thousand cells, so the sentence for a cell is taken from the catalogue a single time and its
// gaps are filled here: 100x100 names take a few milliseconds instead of a tenth of a second.

import { isNamedColour, plainName } from '../../../src/explain/words/colour-names.ts';
import { distinctNames, type SayColour } from '../../../src/explain/words/distinct-colours.ts';
import { type Colour, isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';
import { indexOfLine, isRowLine } from '../../../src/puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Text } from '../../app/texts.ts';
import type { LineState } from '../state/line-states.ts';
import { CROSS, type Mark, NOTE, UNMARKED } from '../state/mark.ts';
import type { CellView, Look } from './cell-view.ts';
import { clueWords } from './spoken-clues.ts';

/** Returns the names by colour index; those of different colours differ. */
export function colourNames(text: Text, [background, ...colours]: Palette): readonly string[] {
  const say: SayColour = (key, values) => text(`board.colour.${key}`, values);
  const name = colourName(text, background);
  return [name, ...distinctNames(colours, name, say)];
}

/** Returns the translated name of a colour, or `colour.name` if there is no translation. */
export function colourName(text: Text, colour: Pick<Colour, 'name' | 'rgb'>): string {
  const name = plainName(colour);
  return isNamedColour(name) ? text(`board.colour.${name}`) : colour.name;
}

export type NameCell = (row: number, column: number, view: CellView) => string;

/**
 * Returns a function that names cells. This function asks the catalogue only once for each state of
 * a cell.
 */
export function cellNamer(text: Text, palette: Palette): NameCell {
  const sentence = pieces(text('board.cell', { row: '\uE001', column: '\uE002', state: '\uE003' }));
  const states = new Map<string, string>();
  return (row, column, view) => {
    const key = `${view.mark} ${view.level} ${view.look} ${view.isGiven}`;
    let state = states.get(key);
    if (state === undefined) {
      state = stateName(text, palette, view);
      states.set(key, state);
    }
    const values = [row + 1, column + 1, state];
    return sentence.map((part) => (typeof part === 'string' ? part : values[part])).join('');
  };
}

/** Returns a sentence cut at its gaps. Each gap is given as the index of its value, from 0. */
function pieces(sentence: string): (string | number)[] {
  return sentence
    .split(/([\uE001-\uE003])/)
    .filter((part) => part !== '')
    .map((part) => (/^[\uE001-\uE003]$/.test(part) ? part.charCodeAt(0) - 0xe001 : part));
}

export function stateName(text: Text, palette: Palette, view: CellView): string {
  const { mark, level, look } = view;
  const bare = markName(text, palette, mark);
  const plain = view.isGiven ? text('board.state.given', { state: bare }) : bare;
  const state = level > 0 ? text('board.state.trial', { state: plain, level }) : plain;
  return look === 'none' ? state : text(LOOK_KEYS[look], { state });
}

const LOOK_KEYS = {
  evidence: 'board.look.evidence',
  conclusion: 'board.look.conclusion',
  wrong: 'board.look.wrong',
  differing: 'board.look.differing',
} as const satisfies Readonly<Record<Exclude<Look, 'none'>, string>>;

function markName(text: Text, palette: Palette, mark: Mark): string {
  const isNote = mark >= NOTE;
  const bare = mark & ~NOTE;
  if (bare === UNMARKED) return text('board.state.open');
  if (bare === CROSS) return text(isNote ? 'board.state.note.crossed' : 'board.state.crossed');
  if (isMonochrome(palette)) {
    return text(isNote ? 'board.state.note.painted' : 'board.state.painted');
  }
  const colour = colourNames(text, palette)[bare - 1];
  return text(isNote ? 'board.state.note.colour' : 'board.state.colour', { colour });
}

export interface NamedLine {
  /** The struck blocks, numbered from 0, as text with spaces between them. */
  readonly struck?: string;
  readonly puzzle: Puzzle;
  readonly line: number;
  readonly state: LineState | undefined;
  /** The names of the colours, by colour index. */
  readonly colours: readonly string[];
}

/** Returns for example "row 4: 2 1, block 2 done, 3 cells unmarked". */
export function headerName(
  text: Text,
  { puzzle, line, state, colours, struck = '' }: NamedLine,
): string {
  const name = text(isRowLine(line, puzzle.height) ? 'board.row' : 'board.column', {
    line: indexOfLine(line, puzzle.height) + 1,
    clue: clueWords(text, clueOfLine(puzzle, line), colours),
  });
  const parts = state === undefined ? [] : stateParts(text, state);
  return [name, ...parts, ...struckParts(text, struck)].join(', ');
}

function struckParts(text: Text, struck: string): string[] {
  if (struck === '') return [];
  const blocks = struck.split(' ').map((block) => Number(block) + 1);
  return [
    text('board.struck', { count: blocks.length, blocks: blocks.sort((a, b) => a - b).join(', ') }),
  ];
}

function stateParts(text: Text, { fits, certain, open }: LineState): string[] {
  const done = certain.flatMap((isCertain, block) => (isCertain ? [block + 1] : []));
  return [
    ...(fits ? [] : [text('board.broken')]),
    ...(done.length > 0
      ? [text('board.done', { count: done.length, blocks: done.join(', ') })]
      : []),
    text('board.unknown', { count: open }),
  ];
}
