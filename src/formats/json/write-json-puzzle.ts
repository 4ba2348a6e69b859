// Makes a JSON value of a puzzle; json.ts writes the value as text.

import { defined } from '../../puzzle/defined.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { BLACK_AND_WHITE, isMonochrome } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { writeClue } from '../text/clue-text.ts';
import type { JsonObject } from './json-value.ts';

/** Returns a puzzle as plain data, in the shape that the format `json` writes and reads. */
export function toJson(puzzle: Puzzle): JsonObject {
  const { width, height, palette, meta, goal, given } = puzzle;
  const isPlain = JSON.stringify(palette) === JSON.stringify(BLACK_AND_WHITE);
  const blocksOf = (clue: Puzzle['rows'][number]): (number | string)[] =>
    clue.map((block) =>
      isMonochrome(palette) ? block.length : writeClue([block], '', (c) => palette[c].symbol),
    );
  return {
    ...meta,
    width,
    height,
    ...defined({ palette: isPlain ? undefined : palette }),
    rows: puzzle.rows.map(blocksOf),
    cols: puzzle.columns.map(blocksOf),
    ...defined({
      goal: goal && writeRows(goal, palette),
      given: given && writeRows(given, palette),
    }),
  };
}
