// The packs of puzzles. Their index is loaded when a screen needs it first, and the pictures of a
// pack when one of its puzzles is opened.

import type { Technique } from '../../../src/explain/model/step.ts';
import { UNIQUE_LABELS } from '../../../src/explain/rate/label.ts';
import type { Language } from '../../../src/explain/words/languages.ts';
import { type IconSet, numberedSizeOf } from '../../../src/packs/pack-entry.ts';
import { type PackedPuzzle, puzzleOfPacked } from '../../../src/packs/packed-puzzle.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { BuiltIn } from '../built-in.ts';
import { DamagedPuzzle, loadScript } from '../damaged-puzzle.ts';
import { withoutSolutions } from '../without-solutions.ts';
import { readPackRow } from './pack-row.ts';

export interface Pack {
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** Words by which a search finds it, besides those of its title. */
  readonly words: Readonly<Record<Language, string>>;
  /** The day when its puzzles were added, as "2026-11-27". */
  readonly added: string;
  readonly puzzles: readonly BuiltIn[];
}

/** The ids of puzzles by the technique that they need, the easiest technique first. */
export type Ladder = Readonly<Partial<Record<Technique, readonly string[]>>>;

/** The pictures of a pack by the id of the puzzle. */
export type StoredPack = Readonly<Record<string, Pick<PackedPuzzle, 'palette' | 'picture'>>>;

let loading: Promise<readonly Pack[]> | undefined;

/** Loads the index once; a failure is forgotten, so that it can be tried again. */
export function loadPacks(): Promise<readonly Pack[]> {
  loading ??= readIndex();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

export async function loadLadder(): Promise<Ladder> {
  return (await import('virtual:packs')).ladder;
}

async function readIndex(): Promise<readonly Pack[]> {
  const { packs, sets } = await import('virtual:packs');
  return packs.map(({ rows, ...facts }) => ({
    ...facts,
    puzzles: rows
      .split('\n')
      .filter(Boolean)
      .map((row) => builtInOfRow(row, facts.id, sets)),
  }));
}

function builtInOfRow(row: string, pack: string, sets: readonly IconSet[]): BuiltIn {
  const { id, label, colours, set, fingerprint } = readPackRow(row);
  const { width = 0, height = 0, number = 0 } = numberedSizeOf(id) ?? {};
  return {
    ...{ id, number, width, height, colours, fingerprint, pack },
    label: UNIQUE_LABELS[label],
    ...originOf(sets[set]),
  };
}

/** Generated pictures have no set. */
function originOf(set: IconSet | undefined) {
  if (set === undefined) return { author: 'Crosshatch', licence: 'MIT' };
  const { name, author, copyright, licence, url } = set;
  return { author, licence, source: `${name}, ${url}`, ...defined({ copyright }) };
}

/** Loads a puzzle of a pack, without its picture. Throws `DamagedPuzzle` if it is damaged. */
export async function loadPacked({ pack = '', ...facts }: BuiltIn): Promise<Puzzle> {
  const { loaders } = await import('virtual:packs');
  const script = `pack-${pack}`;
  const stored = await loadScript(script, loaders[pack]);
  const { author, copyright, licence, source } = facts;
  const meta = defined({ author, copyright, licence, source });
  const { picture = '', palette } = stored[facts.id] ?? {};
  const outcome = puzzleOfPacked({ ...facts, picture, ...defined({ palette }) }, meta);
  if (!outcome.ok) throw new DamagedPuzzle(`${facts.id}: ${outcome.problems[0].message}`, script);
  return withoutSolutions(outcome.value);
}
