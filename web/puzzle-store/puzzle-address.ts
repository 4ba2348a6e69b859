// The addresses of a puzzle on the screens. A built-in puzzle has size and number there, as its id
// tells what the picture shows; addresses with the id are read too. Own ids may come from a backup
// and contain any characters.

import { neutralName } from './built-in.ts';
import { builtInOf, builtIns } from './library-puzzles.ts';

export type PuzzleScreen = 'play' | 'enter' | 'draw' | 'print';

export function addressOf(screen: PuzzleScreen, id: string): string {
  return `/${screen}/${encodeURIComponent(addressPart(id))}`;
}

/** Returns what stands for a puzzle in addresses and files. */
export function addressPart(id: string): string {
  const builtIn = builtInOf(id);
  return builtIn === undefined ? id : neutralName(builtIn);
}

const idsByPart: ReadonlyMap<string, string> = new Map(
  builtIns.map((each) => [neutralName(each), each.id]),
);

/** Returns the id of the puzzle that a part of an address stands for. */
export function idOfAddressPart(part: string): string {
  return idsByPart.get(part) ?? part;
}
