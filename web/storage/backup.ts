// Writes everything that the browser keeps as one JSON file, and reads such a file. The file has a
// list of pairs of key and record for each store. Typed arrays are written as their bytes in
// base64. Reading trusts nothing: an invalid record is counted and left out.

import { failure, type Outcome, success } from '../../src/puzzle/problem.ts';
import { isObject, tryJson } from '../app/json.ts';
import { knownRecord } from './known-record.ts';
import { type Records, STORES, type StoreName } from './records.ts';
import { SERVER_KEY } from './server-key.ts';
import type { Storage } from './storage.ts';
import { decodeArrays, encodeArrays } from './typed-arrays.ts';

export type AllRecords = { readonly [S in StoreName]: ReadonlyMap<string, Records[S]> };

export interface Backup {
  /** When the backup was made, in milliseconds since 1970; 0 if the file does not say that. */
  readonly made: number;
  readonly records: AllRecords;
  /** Number of records that could not be read. */
  readonly damaged: number;
}

const KIND = 'crosshatch-backup';
const VERSION = 1;
/** The most characters of a backup, and the most bytes of a file that is read as a backup. */
export const MAX_BACKUP = 64_000_000;

export async function readAll(storage: Pick<Storage, 'all'>): Promise<AllRecords> {
  const all = await Promise.all(
    STORES.map(async (store) => {
      const records = [...(await storage.all(store))].filter(([key]) => !isSecret(store, key));
      return [store, new Map<string, unknown>(records)];
    }),
  );
  return Object.fromEntries(all) as AllRecords;
}

/** A secret neither leaves the browser with a backup nor comes with one. */
function isSecret(store: StoreName, key: unknown): boolean {
  return store === 'settings' && key === SERVER_KEY;
}

export function writeBackup(records: AllRecords, made: number): string {
  const pairs = Object.fromEntries(STORES.map((store) => [store, [...records[store]]]));
  const file = { kind: KIND, version: VERSION, made: new Date(made).toISOString(), records: pairs };
  return JSON.stringify(file, encodeArrays);
}

/** Whether a text begins like a backup. The rest of the text may be missing. */
export function looksLikeBackup(beginning: string): boolean {
  return /^\s*\{\s*"kind"\s*:\s*"crosshatch-backup"/.test(beginning);
}

export function tooLarge(): Outcome<never> {
  return problem('too-large', `more than ${MAX_BACKUP} characters`);
}

/** Reads a backup; the codes of its problems have messages in the catalogues. */
export function readBackup(text: string): Outcome<Backup> {
  if (text.length > MAX_BACKUP) return tooLarge();
  const file = tryJson(text, decodeArrays);
  if (file === undefined && looksLikeBackup(text)) return problem('broken', 'the end is missing');
  if (!isObject(file) || file.kind !== KIND) return problem('foreign', 'no backup of this program');
  const { version, made, records } = file;
  if (typeof version !== 'number' || !isObject(records))
    return problem('broken', 'parts are missing');
  if (version > VERSION) return problem('newer', `version ${version}, known are up to ${VERSION}`);
  const read = STORES.map((store) => readStore(store, records[store]));
  return success({
    made: Date.parse(String(made)) || 0,
    records: Object.fromEntries(
      read.map(({ store, found }) => [store, found]),
    ) as unknown as AllRecords,
    damaged: read.reduce((sum, { damaged }) => sum + damaged, 0),
  });
}

function readStore(store: StoreName, pairs: unknown) {
  const found = new Map<string, unknown>();
  if (!Array.isArray(pairs)) return { store, found, damaged: pairs === undefined ? 0 : 1 };
  let damaged = 0;
  for (const pair of pairs) {
    const [key, value] = Array.isArray(pair) ? pair : [];
    const record = typeof key === 'string' ? knownRecord(store, key, value) : undefined;
    if (isSecret(store, key)) continue;
    if (record === undefined) damaged += 1;
    else found.set(key, record);
  }
  return { store, found, damaged };
}

function problem(code: string, message: string): Outcome<never> {
  return failure({ code, message });
}
