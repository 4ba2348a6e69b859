// Asks the HTTP API about batches. Answers are not checked beyond being JSON, because page and
// server are of one version.

import type { z } from 'zod';
import { defined } from '../../src/puzzle/defined.ts';
import { failure, type Outcome, type Problem, success } from '../../src/puzzle/problem.ts';
import type { batchStatus } from '../../src/server/batches/batch-schemas.ts';
import { BASE_PATH } from '../app/base-path.ts';
import { isObject, tryJson } from '../app/json.ts';
import { isOf, NO_SERVER, problemsOf } from './answers.ts';

export type Batch = z.infer<typeof batchStatus>;

/** Whether a server has batches, and whether it asks for keys. */
export interface ServerTerms {
  readonly batches: boolean;
  readonly keys: 'off' | 'optional' | 'required';
}

/** An item whose answer has problems. */
export interface FailedItem {
  /** The number of the item, from 1. */
  readonly item: number;
  readonly id?: string | null;
  readonly file?: string;
  readonly errors: readonly Problem[];
}

export interface AskingAs {
  /** The API key; empty without one. */
  readonly key: string;
  readonly signal?: AbortSignal;
}

export type BatchAct = 'pause' | 'resume' | 'cancel' | 'remove';

export async function meetServer(signal?: AbortSignal): Promise<Outcome<ServerTerms>> {
  const met = await askJson('/api/v1/health', { key: '', ...defined({ signal }) });
  if (!met.ok) return met;
  const { batches = false, keys = 'off' } = met.value as Partial<ServerTerms>;
  return success({ batches, keys });
}

export async function listBatches(as: AskingAs): Promise<Outcome<readonly Batch[]>> {
  const listed = await askJson(BATCHES, as);
  return listed.ok ? success((listed.value as { batches: readonly Batch[] }).batches) : listed;
}

export async function readBatch(id: string, as: AskingAs): Promise<Outcome<Batch>> {
  return (await askJson(batchPath(id), as)) as Outcome<Batch>;
}

export async function changeBatch(
  id: string,
  act: BatchAct,
  as: AskingAs,
): Promise<Outcome<Batch>> {
  const path = batchPath(id);
  const changed =
    act === 'remove'
      ? await askJson(path, as, 'DELETE')
      : await askJson(`${path}/${act}`, as, 'POST');
  return changed as Outcome<Batch>;
}

/** Returns the first items whose answers have problems, in their order. */
export async function readFailedItems(
  id: string,
  most: number,
  as: AskingAs,
): Promise<Outcome<readonly FailedItem[]>> {
  const response = await send(`${resultsPath(id, 'problems')}&most=${most}`, as);
  if (response === undefined || (response.ok && !isOf(response, LINES_TYPE)))
    return failure(NO_SERVER);
  if (!response.ok) return failure(...(await problemsOf(response)));
  const lines = (await response.text()).split('\n').map((line) => tryJson(line));
  return success(lines.filter(isObject) as unknown as FailedItem[]);
}

export type ResultPart = 'all' | 'problems';

/** Returns the address of the answers, for a link. */
export function resultsAddress(id: string, part: ResultPart): string {
  return BASE_PATH + resultsPath(id, part);
}

/** Opens the answers of a batch as a stream, for those whom a link does not let in. */
export async function openResults(
  id: string,
  part: ResultPart,
  as: AskingAs,
): Promise<Outcome<Response>> {
  const response = await send(resultsPath(id, part), as);
  if (response === undefined) return failure(NO_SERVER);
  return response.ok ? success(response) : failure(...(await problemsOf(response)));
}

const BATCHES = '/api/v1/batches';
const LINES_TYPE = 'application/x-ndjson';

function batchPath(id: string): string {
  return `${BATCHES}/${encodeURIComponent(id)}`;
}

function resultsPath(id: string, part: ResultPart): string {
  return `${batchPath(id)}/results?only=${part}`;
}

async function askJson(
  path: string,
  as: AskingAs,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
): Promise<Outcome<object>> {
  const response = await send(path, as, method);
  if (response === undefined) return failure(NO_SERVER);
  if (!response.ok) return failure(...(await problemsOf(response)));
  const value = isOf(response, 'application/json') ? tryJson(await response.text()) : undefined;
  return isObject(value) ? success(value) : failure(NO_SERVER);
}

/** Returns undefined if no server answers. Rejects if the signal was aborted. */
async function send(
  path: string,
  { key, signal }: AskingAs,
  method = 'GET',
): Promise<Response | undefined> {
  try {
    return await fetch(BASE_PATH + path, {
      method,
      cache: 'no-store',
      headers: keyHeader(key),
      ...defined({ signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}

/** A key with other characters could not be sent at all; the server does not know this one. */
const NO_KEY_AT_ALL = 'unsendable';

export function keyHeader(key: string): Record<string, string> {
  if (key === '') return {};
  return { authorization: `Bearer ${/^[\x21-\x7e]+$/.test(key) ? key : NO_KEY_AT_ALL}` };
}
