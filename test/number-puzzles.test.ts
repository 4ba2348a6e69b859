import { describe, expect, it } from 'vitest';
import type { MadePuzzle } from '../makers/packs/made-puzzle.ts';
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

const IN_RED = ['#ffffff', '#aa0000'];

describe('numbering', () => {
  it('goes on after the numbers that are taken, by size', () => {
    const idOf = numbering(new Map([['5x5', 4]]), []);
    const ids = [made('a:b', 5), made('a:c', 5), made('a:d', 6)].map(idOf);
    expect(ids).toEqual(['5x5-5', '5x5-6', '6x6-1']);
  });

  it('lets a puzzle keep its id, and gives no id again', () => {
    const register = [
      { id: '5x5-1', origin: 'a:gone black' },
      { id: '5x5-2', origin: 'a:c colour' },
    ];
    const idOf = numbering(new Map(), register);
    expect([made('a:z', 5), made('a:c', 5, IN_RED)].map(idOf)).toEqual(['5x5-3', '5x5-2']);
    expect(register[2]).toEqual({ id: '5x5-3', origin: 'a:z black' });
    expect(register).toHaveLength(3);
  });

  it('tells a picture in black and white from one in colour', () => {
    const idOf = numbering(new Map(), []);
    expect([made('a:b', 5), made('a:b', 5, IN_RED)].map(idOf)).toEqual(['5x5-1', '5x5-2']);
  });

  it('refuses the same picture twice', () => {
    const idOf = numbering(new Map(), []);
    idOf(made('a:b', 5));
    expect(() => idOf(made('a:b', 5))).toThrow('twice');
  });
});
