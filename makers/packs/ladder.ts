// The ladder of techniques: for each technique the puzzles that need it and are the smallest, five
// if there are so many. A puzzle of the ladder needs nothing harder.

import { NEEDED_TECHNIQUES, STRICTLY_NEEDED } from '../../src/create/generate/needed-techniques.ts';
import { easiestLabelOf } from '../../src/create/generate/puzzle-wish.ts';
import { rate, type Technique, UNIQUE_LABELS } from '../../src/explain/index.ts';
import { isStrictlyNeeded } from '../../src/explain/next-step/needed-technique.ts';
import { tierOf } from '../../src/explain/next-step/technique-tier.ts';
import { numberedSizeOf, type PackEntry } from '../../src/packs/pack-entry.ts';
import { puzzleOfPacked } from '../../src/packs/packed-puzzle.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

/** The puzzles of each rung of the ladder. */
export const RUNG_PUZZLES = 5;

interface RatedEntry extends Pick<PackEntry, 'id' | 'label'> {
  readonly puzzle: Puzzle;
  /** The techniques of the easiest way to the solution. */
  readonly techniques: readonly string[];
}

/**
 * Returns ids by technique, the easiest technique first. No puzzle is there twice. Rates all
 * puzzles, which takes half a minute for 1,600.
 */
export async function makeLadder(
  entries: readonly PackEntry[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const rated: RatedEntry[] = [];
  for (const entry of entries) rated.push(await rateEntry(entry));
  rated.sort((a, b) => cellsOf(a) - cellsOf(b));
  const candidates = NEEDED_TECHNIQUES.map((technique) => ({
    technique,
    ids: rated.filter((each) => needs(each, technique)).map(({ id }) => id),
  }));
  return chosenByScarcity(candidates);
}

interface Candidates {
  readonly technique: Technique;
  readonly ids: readonly string[];
}

/** Lets the techniques choose first that have the fewest puzzles, as many puzzles need several. */
function chosenByScarcity(candidates: readonly Candidates[]): Readonly<Record<string, string[]>> {
  const taken = new Set<string>();
  const chosen = new Map<Technique, string[]>();
  for (const { technique, ids } of candidates.toSorted((a, b) => a.ids.length - b.ids.length)) {
    const free = ids.filter((id) => !taken.has(id)).slice(0, RUNG_PUZZLES);
    for (const id of free) taken.add(id);
    chosen.set(technique, free);
  }
  const techniques = NEEDED_TECHNIQUES.toSorted((a, b) => tierOf(a) - tierOf(b));
  return Object.fromEntries(
    techniques.map((technique) => [technique, chosen.get(technique) ?? []]),
  );
}

async function rateEntry(entry: PackEntry): Promise<RatedEntry> {
  const { id, label } = entry;
  const size = numberedSizeOf(id);
  const outcome = size && puzzleOfPacked({ ...size, ...entry });
  if (!outcome?.ok) throw new Error(`${id} cannot be read`);
  const { steps } = await rate(outcome.value);
  return { id, label, puzzle: outcome.value, techniques: Object.keys(steps?.shares ?? {}) };
}

function needs({ puzzle, label, techniques }: RatedEntry, technique: Technique): boolean {
  const level = UNIQUE_LABELS.indexOf(label);
  if (level < UNIQUE_LABELS.indexOf(easiestLabelOf(technique))) return false;
  if (level > tierOf(technique) - 1 || !techniques.includes(technique)) return false;
  return !STRICTLY_NEEDED.has(technique) || isStrictlyNeeded(puzzle, technique);
}

function cellsOf({ puzzle: { width, height } }: RatedEntry): number {
  return width * height;
}
