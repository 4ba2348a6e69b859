// Reads a document of number-loom: its texts, its picture, of which the clues are made, and the
// cells of somebody who solves it. Triddlers, triangles and pictures with unknown cells are
// refused.

import { defined } from '../../puzzle/defined.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { type Grid, isKnown } from '../../puzzle/grid.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { Meta } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';
import { type Worded, worded } from '../../puzzle/wording.ts';
import type { Parsed } from '../format.ts';
import { isJsonObject, type JsonObject } from '../json/json-value.ts';
import { type ReadingBudget, spendCells } from '../text/reading-budget.ts';
import { TRIDDLER } from '../unread-formats.ts';
import { readWovenCells } from './read-cells.ts';
import { readWovenColours, type WovenColours } from './read-colours.ts';

export function readWovenDocument(value: unknown, budget: ReadingBudget): Parsed {
  const document = objectAt(value, 'V0');
  const solution = objectAt(document, 'solution');
  const size = readSize(objectAt(solution, 'shape'), solution);
  if (!size.ok) return size;
  const { width, height } = size.value;
  const tooLarge = spendCells(budget, width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, ...PLACE });
  const colours = readWovenColours(solution.palette);
  if (colours === undefined) {
    return refuse(
      'bad-palette',
      worded`the palette is not one of number-loom: expected a list of colours like {"ch": "#", "name": "black", "rgb": [0, 0, 0], "color": 1}`,
    );
  }
  return makePuzzle({ document, solution, colours }, { width, height });
}

const PLACE = { line: 1, column: 1 };

function refuse(code: string, words: Worded): Outcome<never> {
  return failure({ code, ...words, ...PLACE });
}

/** Returns an empty object if there is none. */
function objectAt(value: unknown, key: string): JsonObject {
  const found = isJsonObject(value) ? value[key] : undefined;
  return isJsonObject(found) ? found : {};
}

function readSize(
  shape: JsonObject,
  { clue_style: style, palette }: JsonObject,
): Outcome<{ readonly width: number; readonly height: number }> {
  if (isJsonObject(shape.Triangular)) {
    return failure({ ...TRIDDLER, ...PLACE });
  }
  const hasCorner = (entry: unknown): boolean => isJsonObject(entry) && isJsonObject(entry.corner);
  if (style === 'Triano' || (Array.isArray(palette) && palette.some(hasCorner))) {
    return refuse(
      'triangles',
      worded`this puzzle has triangles: they are not supported, only puzzles whose cells have one colour each`,
    );
  }
  const { width, height } = objectAt(shape, 'Square');
  if (isSize(width) && isSize(height)) return success({ width, height });
  return refuse(
    'bad-shape',
    worded`this is no document of number-loom: expected {"V0": {"solution": {"shape": {"Square": {"width": 5, "height": 5}}, ...}}}`,
  );
}

function isSize(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

interface WovenParts {
  readonly document: JsonObject;
  readonly solution: JsonObject;
  readonly colours: WovenColours;
}

function makePuzzle(
  { document, solution, colours }: WovenParts,
  { width, height }: { readonly width: number; readonly height: number },
): Parsed {
  const gridOf = (value: unknown): Grid | undefined => {
    const cells = readWovenCells(value, width * height, colours);
    return cells && { width, height, cells };
  };
  const picture = gridOf(solution.c ?? solution.cells);
  if (picture === undefined) {
    return refuse(
      'ragged-grid',
      worded`the picture does not have ${width * height} cells in colours of the palette`,
    );
  }
  if (!picture.cells.every(isKnown)) {
    return refuse(
      'unknown-cells',
      worded`the picture has unknown cells, so no clues can be made of it: finish it in number-loom`,
    );
  }
  const progress = document.in_progress === undefined ? undefined : gridOf(document.in_progress);
  if (document.in_progress !== undefined && progress === undefined) {
    return refuse(
      'ragged-grid',
      worded`the cells of the game are not ${width * height} cells in colours of the palette`,
    );
  }
  const saved = progress?.cells.some(isKnown) ? [progress] : [];
  return validate({ ...draftOfPicture(picture, colours.palette, metaOf(document)), saved });
}

function metaOf({ id, title, author, description, license }: JsonObject): Meta {
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' && value.trim() !== '' ? value : undefined;
  return defined({
    ...{ id: text(id), title: text(title), author: text(author) },
    ...{ description: text(description), licence: text(license) },
  });
}
