// The ids of packed puzzles: size and number. A register has every id that was ever given, and what
// it was given to, because addresses and saved games have it: a puzzle that is there already keeps
// its id, and the id of one that is gone is never given again.

import { isBlackAndWhite } from '../../src/puzzle/palette.ts';
import type { MadePuzzle } from './made-puzzle.ts';

/** A puzzle in the register. */
export interface RegisteredId {
  readonly id: string;
  /** The icon or the English title, and whether it is black on white. */
  readonly origin: string;
}

/**
 * Returns what gives an id to each puzzle. New ids are added to the end of `register`; `taken` has
 * the highest number of each size that others have.
 */
export function numbering(
  taken: ReadonlyMap<string, number>,
  register: RegisteredId[],
): (puzzle: MadePuzzle) => string {
  const highest = new Map(taken);
  const known = new Map<string, string>();
  const note = ({ id, origin }: RegisteredId): void => {
    const [size, number] = id.split('-');
    highest.set(size, Math.max(highest.get(size) ?? 0, Number(number)));
    known.set(`${size} ${origin}`, id);
  };
  for (const each of register) note(each);
  const given = new Set<string>();
  return (puzzle) => {
    const { width, height } = puzzle.puzzle;
    const size = `${width}x${height}`;
    const origin = originOf(puzzle);
    const id = known.get(`${size} ${origin}`) ?? `${size}-${(highest.get(size) ?? 0) + 1}`;
    if (given.has(id)) throw new Error(`${origin} of ${size} cells is there twice`);
    given.add(id);
    if (!known.has(`${size} ${origin}`)) {
      register.push({ id, origin });
      note({ id, origin });
    }
    return id;
  };
}

function originOf({ icon, titles, puzzle }: MadePuzzle): string {
  const ink = isBlackAndWhite(puzzle.palette) ? 'black' : 'colour';
  return `${icon ?? titles.en} ${ink}`;
}
