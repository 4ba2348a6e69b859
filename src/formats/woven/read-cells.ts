// Reads the cells of a document of number-loom: a list of the numbers of colours, or a text with a
// character for each cell, where `?` and a list like `[.#]` are cells that may have several
// colours.

import { allCandidates } from '../../puzzle/palette.ts';
import type { WovenColours } from './read-colours.ts';

/** Returns undefined if there are not `count` cells, or if a colour is not in the palette. */
export function readWovenCells(
  value: unknown,
  count: number,
  colours: WovenColours,
): Int32Array | undefined {
  const found = typeof value === 'string' ? spelled(value, colours) : numbered(value, colours);
  const isRight = found.length === count && found.every((candidates) => candidates !== undefined);
  return isRight ? Int32Array.from(found as number[]) : undefined;
}

function numbered(value: unknown, { byNumber }: WovenColours): readonly (number | undefined)[] {
  return Array.isArray(value) ? value.map((number) => byNumber.get(number)) : [];
}

/** A cell that may have some of the colours, or all, is unknown to a puzzle. */
function spelled(
  text: string,
  { byCharacter, palette }: WovenColours,
): readonly (number | undefined)[] {
  const unknown = allCandidates(palette);
  const cells = text.match(/\[[^\]]*\]|./gsu) ?? [];
  return cells.map((cell) => {
    if (cell === '?') return byCharacter.get(cell) ?? unknown;
    const characters = cell.length > 2 && cell.startsWith('[') ? [...cell.slice(1, -1)] : [cell];
    const masks = characters.map((character) => byCharacter.get(character));
    if (masks.some((mask) => mask === undefined)) return undefined;
    return masks.length === 1 ? masks[0] : unknown;
  });
}
