// Makes a JSON value of a puzzle; json.ts writes the value as text.

import type { Block, Clue } from '../../puzzle/clue.ts';
import { defined } from '../../puzzle/defined.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { BLACK_AND_WHITE, isMonochrome } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { BLOTTED_SIGN, writeClue } from '../text/clue-text.ts';
import type { JsonObject } from './json-value.ts';

/** Returns a puzzle as plain data, in the shape that the format `json` writes and reads. */
export function toJson(puzzle: Puzzle): JsonObject {
  const { width, height, palette, meta, goal, otherGoals, saved, given, otherProperties } = puzzle;
  const isPlain = JSON.stringify(palette) === JSON.stringify(BLACK_AND_WHITE);
  const writeBlock = (block: Block): number | string =>
    isMonochrome(palette)
      ? (block.length ?? BLOTTED_SIGN)
      : writeClue([block], '', (colour) => palette[colour].symbol);
  const blocksOf = (clue: Clue): (number | string)[] | null =>
    clue === null ? null : clue.map(writeBlock);
  return {
    ...meta,
    width,
    height,
    ...defined({ palette: isPlain ? undefined : palette }),
    rows: puzzle.rows.map(blocksOf),
    cols: puzzle.columns.map(blocksOf),
    ...defined({
      goal: goal && writeRows(goal, palette),
      otherGoals: otherGoals?.map((grid) => writeRows(grid, palette)),
      saved: saved?.map((grid) => writeRows(grid, palette)),
      given: given && writeRows(given, palette),
      otherProperties,
    }),
  };
}
