import { describe, expect, it } from 'vitest';
import { entryOf, type MadePuzzle } from '../makers/packs/made-puzzle.ts';
import { numbering } from '../makers/packs/number-puzzles.ts';
import { packPicture } from '../src/packs/packed-picture.ts';
import { puzzleOfPacked } from '../src/packs/packed-puzzle.ts';

function made(icon: string, side: number, palette?: readonly string[]): MadePuzzle {
  const picture = packPicture(new Uint8Array(side * side).fill(1), 2);
  const packed = { width: side, height: side, picture };
  const outcome = puzzleOfPacked(palette === undefined ? packed : { ...packed, palette });
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  const titles = { en: icon, de: icon };
  return { pack: 'birds', icon, titles, puzzle: outcome.value, label: 'trivial' };
}

describe('numbering', () => {
  it('goes on after the numbers that are taken, by size', () => {
    const idOf = numbering(new Map([['5x5', 4]]), []);
    const ids = [made('a:b', 5), made('a:c', 5), made('a:d', 6)].map(idOf);
    expect(ids).toEqual(['5x5-5', '5x5-6', '6x6-1']);
  });

  it('lets a puzzle keep its id, also when those before it are gone', () => {
    const before = [made('a:b', 5), made('a:c', 5, ['#ffffff', '#aa0000'])];
    const idOf = numbering(new Map(), []);
    const entries = before.map((puzzle) => entryOf({ ...puzzle, id: idOf(puzzle) }));
    const again = numbering(new Map(), entries);
    expect([made('a:z', 5), before[1]].map(again)).toEqual(['5x5-3', '5x5-2']);
  });

  it('tells a picture in black and white from one in colour', () => {
    const idOf = numbering(new Map(), []);
    const ids = [made('a:b', 5), made('a:b', 5, ['#ffffff', '#aa0000'])].map(idOf);
    expect(ids).toEqual(['5x5-1', '5x5-2']);
  });
});
