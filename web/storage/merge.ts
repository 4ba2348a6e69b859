// Plans what a backup would change, so that it can be shown before anything changes. Of two
// versions of a puzzle or of a saved game, the one with the newer change stays. A draft or a small
// value is added only if there is none under its key. Settings are taken if the person wants them.

import { defined } from '../../src/puzzle/defined.ts';
import type { AllRecords, Backup } from './backup.ts';
import type { Records, StoreName } from './records.ts';
import type { Storage } from './storage.ts';

/** How many records of a backup an import adds, updates or leaves out. */
export interface RecordCounts {
  /** Records that the browser does not have yet. */
  readonly added: number;
  /** Records that the browser has in an older version than the backup. */
  readonly updated: number;
  /** Records that the browser has and that stay as they are. */
  readonly kept: number;
}

interface Write {
  readonly store: StoreName;
  readonly key: string;
  readonly value: unknown;
}

export interface Plan {
  readonly made: number;
  readonly puzzles: RecordCounts;
  readonly saves: RecordCounts;
  readonly drafts: RecordCounts;
  readonly damaged: number;
  readonly writes: readonly Write[];
  /** The settings of the file, which are not among the writes. */
  readonly settings?: unknown;
}

const SETTINGS_KEY = 'settings';

export function planImport({ made, records, damaged }: Backup, here: AllRecords): Plan {
  const isNewer = (theirs: { changed: number }, mine: { changed: number }): boolean =>
    theirs.changed > mine.changed;
  const never = (): boolean => false;
  const { [SETTINGS_KEY]: settings, ...small } = Object.fromEntries(records.settings);
  const puzzles = planStore('puzzles', records.puzzles, here.puzzles, isNewer);
  const saves = planStore('saves', records.saves, here.saves, isNewer);
  const drafts = planStore('drafts', records.drafts, here.drafts, never);
  const others = planStore('settings', new Map(Object.entries(small)), here.settings, never);
  return {
    made,
    puzzles: puzzles.counts,
    saves: saves.counts,
    drafts: drafts.counts,
    damaged,
    writes: [puzzles, saves, drafts, others].flatMap(({ writes }) => writes),
    ...defined({ settings }),
  };
}

function planStore<S extends StoreName>(
  store: S,
  theirs: ReadonlyMap<string, Records[S]>,
  mine: ReadonlyMap<string, Records[S]>,
  isNewer: (theirs: Records[S], mine: Records[S]) => boolean,
): { readonly counts: RecordCounts; readonly writes: readonly Write[] } {
  const all = [...theirs].map(([key, value]) => ({ store, key, value, old: mine.get(key) }));
  const added = all.filter(({ old }) => old === undefined);
  const updated = all.filter(({ value, old }) => old !== undefined && isNewer(value, old));
  const kept = all.length - added.length - updated.length;
  return {
    counts: { added: added.length, updated: updated.length, kept },
    writes: [...added, ...updated].map(({ key, value }) => ({ store, key, value })),
  };
}

export async function applyPlan({ writes }: Plan, storage: Pick<Storage, 'put'>): Promise<void> {
  for (const { store, key, value } of writes) {
    await storage.put(store, key, value as Records[typeof store]);
  }
}
