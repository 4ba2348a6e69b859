// The files of packs: a puzzle a line, as JSON.

import type { UniqueLabel } from '../explain/rate/label.ts';
import type { Language } from '../explain/words/languages.ts';
import { defined } from '../puzzle/defined.ts';
import type { Size } from '../puzzle/places.ts';
import type { PackedPuzzle } from './packed-puzzle.ts';

export interface PackEntry extends Pick<PackedPuzzle, 'palette' | 'picture'> {
  /**
   * Size and number, like "20x15-3": a name that never changes and tells nothing of the picture.
   */
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** The icon that the picture was made of, as "set:name"; missing for generated pictures. */
  readonly icon?: string;
  readonly label: UniqueLabel;
}

/** The facts about a pack, without its puzzles. */
export interface PackFacts {
  /** The name of its file without `.jsonl`. */
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** Words by which a search finds it, besides those of its title. */
  readonly words: Readonly<Record<Language, string>>;
  /** The day when its puzzles were added, as "2026-11-27". */
  readonly added: string;
}

/** The origin of a set of icons. */
export interface IconSet {
  readonly name: string;
  readonly author: string;
  /** The copyright line, where the licence asks for it. */
  readonly copyright?: string;
  /** An SPDX identifier. */
  readonly licence: string;
  /** The address of the project of the set. */
  readonly url: string;
}

/** Returns the origin of a set without all else that is known of it. */
export function iconSetOf({ name, author, copyright, licence, url }: IconSet): IconSet {
  return { name, author, ...defined({ copyright }), licence, url };
}

const NUMBERED = /^(\d+)x(\d+)-(\d+)$/;

interface NumberedSize extends Size {
  readonly number: number;
}

/** Returns what the id of a packed puzzle says; undefined for all other ids. */
export function numberedSizeOf(id: string): NumberedSize | undefined {
  const match = NUMBERED.exec(id);
  if (match === null) return undefined;
  const [width, height, number] = match.slice(1).map(Number);
  return { width, height, number };
}

/** Reads a file of a pack. Throws a SyntaxError that names the line if it is damaged. */
export function readPack(text: string): PackEntry[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line, index) => {
    try {
      return JSON.parse(line);
    } catch (error) {
      throw new SyntaxError(`line ${index + 1}: ${(error as Error).message}`);
    }
  });
}
