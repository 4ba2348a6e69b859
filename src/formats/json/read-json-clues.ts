// Reads the clues of the rows, or of the columns, from JSON.

import type { Block } from '../../puzzle/clue.ts';
import {
  complain,
  lineInWords,
  MAX_PROBLEMS,
  type Problem,
  shorten,
} from '../../puzzle/problem.ts';
import { MAX_SIDE } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import {
  BLOTTED_SIGN,
  type Letters,
  readBlock,
  UNKNOWN_LINE_SIGN,
  type WrittenClue,
} from '../text/clue-text.ts';
import type { Path, PathProblem } from '../text/json-places.ts';
import type { TextPlace } from '../text/text-lines.ts';
import type { JsonPart } from './json-parts.ts';
import { sampleOf } from './json-value.ts';

/** Says which clues are read: `part` has them, in a puzzle that stands at `path` of the JSON. */
interface ClueList {
  readonly axis: 'row' | 'column';
  readonly part: JsonPart | undefined;
  readonly path: Path;
  /** The keys that were found, for the problem that the clues are missing. */
  readonly keys: readonly string[];
}

export function readJsonClues(
  { axis, part, path: puzzlePath, keys }: ClueList,
  letters: Letters,
  problems: PathProblem[],
): WrittenClue[] {
  if (part === undefined) {
    complain(problems, { ...missingProblem(axis, keys), path: puzzlePath });
    return [];
  }
  const { key, value: clues, path } = part;
  if (!Array.isArray(clues)) {
    const words = worded`${key} is ${sampleOf(clues)}: expected a list of clues, like "${key}": [[3, 1], [2]]`;
    complain(problems, { code: 'bad-shape', ...words, path });
    return [];
  }
  if (clues.length > MAX_SIDE) {
    const words = worded`${key} has ${clues.length} clues: at most ${MAX_SIDE} are read`;
    complain(problems, { code: 'too-large', ...words, path });
    return [];
  }
  return clues.map((clue, i) => {
    const place = { where: { [axis]: i + 1 }, path: [...path, i] };
    const items = typeof clue === 'string' ? clue.split(/[\s,]+/).filter(Boolean) : clue;
    if (items === null || isUnknownLine(clue)) return UNKNOWN_CLUE;
    if (Array.isArray(items)) return readBlocks(items, place, letters, problems);
    const words = worded`${lineInWords(axis, i + 1)} is ${sampleOf(clue)}: expected a list of blocks, like [3, 1], or null for an unknown line`;
    complain(problems, { code: 'bad-shape', ...words, ...place });
    return NO_CLUE;
  });
}

/** Says that a list of clues is missing. One of the keys that were found may be meant for it. */
function missingProblem(axis: 'row' | 'column', keys: readonly string[]): Problem {
  const key = axis === 'row' ? 'rows' : 'cols';
  const found = shorten(keys.slice(0, 20).join(', '), 200);
  const words =
    keys.length === 0
      ? worded`${key} is missing: expected a list of clues, like "${key}": [[3, 1], [2]]`
      : worded`${key} is missing: expected a list of clues, like "${key}": [[3, 1], [2]]; found the keys ${found}`;
  return { code: 'bad-shape', ...words };
}

function isUnknownLine(clue: unknown): boolean {
  return typeof clue === 'string' && clue.trim() === UNKNOWN_LINE_SIGN;
}

/** Problems get their places from paths later, so clues need no places here. */
const NO_PLACE = {} as TextPlace;
const NO_CLUE: WrittenClue = { blocks: [], place: NO_PLACE, blockPlaces: [] };
const UNKNOWN_CLUE: WrittenClue = { ...NO_CLUE, blocks: null };

function readBlocks(
  items: readonly unknown[],
  { where, path = [] }: Pick<PathProblem, 'where' | 'path'>,
  letters: Letters,
  problems: PathProblem[],
): WrittenClue {
  const blocks: Block[] = [];
  const plain = letters.get('');
  for (const [i, item] of items.entries()) {
    if (problems.length > MAX_PROBLEMS || blocks.length > MAX_SIDE) break;
    // Most blocks are plain numbers, and reading them as text would take most of the time.
    if (plain !== undefined && isLength(item)) {
      blocks.push({ length: item, colour: plain });
      continue;
    }
    const place = { where: { ...where, block: i + 1 }, path: [...path, i] };
    if (typeof item !== 'string' && typeof item !== 'number') {
      const words = worded`a block is ${sampleOf(item)}: expected a number, "${BLOTTED_SIGN}" for one that is not known or, in colour, a string like "3a"`;
      complain(problems, { code: 'bad-shape', ...words, ...place });
      continue;
    }
    if (item === UNKNOWN_LINE_SIGN) {
      const words = worded`"${item}" is not a block: the clue of an unknown line is null, without a list`;
      complain(problems, { code: 'bad-number', ...words, ...place });
      continue;
    }
    const block = readBlock(String(item), letters, place, problems);
    if (block !== undefined && block.length !== 0) blocks.push(block);
  }
  return { ...NO_CLUE, blocks };
}

/**
 * Whether an item is a positive length with at most nine digits, which is also the limit of
 * `readBlock`.
 */
function isLength(item: unknown): item is number {
  return Number.isInteger(item) && (item as number) > 0 && (item as number) < 1e9;
}
