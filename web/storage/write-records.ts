// Writes the unwritten records: one write of a record at a time; of the values that come meanwhile,
// only the newest is written. Failed writes are tried again later.

import type { StoreApi } from 'zustand/vanilla';
import type { StoreName } from './records.ts';
import type { Backing, Times } from './storage.ts';
import {
  allUnwritten,
  failed,
  noted,
  settled,
  type Unwritten,
  unwrittenIn,
  written,
} from './unwritten.ts';
import { within } from './with-timeout.ts';

export interface Writer {
  readonly memory: StoreApi<Unwritten>;
  /** Undefined if the browser does not allow a store. */
  readonly backing: Promise<Backing | undefined>;
  /** Writes that have not ended, by store and key; each resolves to whether it succeeded. */
  readonly writing: Map<string, Promise<boolean>>;
  readonly times: Times;
}

/** Records the change in memory first, so that a read before the write returns it. */
export async function changeRecord(
  writer: Writer,
  store: StoreName,
  key: string,
  value: unknown,
): Promise<void> {
  const { memory, times } = writer;
  memory.setState((state) => noted(state, store, key, value));
  const isWritten = await within(times.patience, write(writer, store, key)).catch(() =>
    giveUp(writer, undefined),
  );
  if (isWritten && hasUnwritten(writer))
    await within(times.patience, writeAll(writer)).catch((error) => giveUp(writer, error));
}

/** Writes everything without waiting for the writes that have begun. */
export async function writeAtOnce(writer: Writer): Promise<void> {
  const own = await writer.backing;
  if (own === undefined) return;
  const writes = allUnwritten(writer.memory.getState()).map(([store, key]) =>
    writeNewest(writer, own, store, key),
  );
  await Promise.all(writes).catch((error) => giveUp(writer, error));
  writer.memory.setState(settled);
}

function write(writer: Writer, store: StoreName, key: string): Promise<boolean> {
  const { writing } = writer;
  const id = `${store} ${key}`;
  const running = writing.get(id);
  if (running !== undefined) return running;
  const work = writeRecord(writer, store, key).finally(() => writing.delete(id));
  writing.set(id, work);
  return work;
}

async function writeRecord(writer: Writer, store: StoreName, key: string): Promise<boolean> {
  const { backing, memory } = writer;
  const own = await backing;
  if (own === undefined) return false;
  try {
    while (unwrittenIn(memory.getState(), store).has(key))
      await writeNewest(writer, own, store, key);
  } catch (error) {
    return giveUp(writer, error);
  }
  memory.setState(settled);
  return true;
}

async function writeNewest(
  { memory }: Writer,
  own: Backing,
  store: StoreName,
  key: string,
): Promise<void> {
  const value = unwrittenIn(memory.getState(), store).get(key);
  await (value === undefined ? own.remove(store, key) : own.put(store, key, value));
  memory.setState((state) => written(state, store, key, value));
}

/** Gives up for now, and starts a timer to try again. */
function giveUp(writer: Writer, error: unknown): false {
  const { memory, times } = writer;
  const { isRetryDue } = memory.getState();
  memory.setState((state) => failed(state, error));
  if (!isRetryDue && memory.getState().isRetryDue) setTimeout(() => retry(writer), times.pause);
  return false;
}

function retry(writer: Writer): void {
  writer.memory.setState({ isRetryDue: false });
  void writeAll(writer);
}

async function writeAll(writer: Writer): Promise<void> {
  for (const [store, key] of allUnwritten(writer.memory.getState()))
    await write(writer, store, key);
}

function hasUnwritten({ memory }: Writer): boolean {
  return allUnwritten(memory.getState()).length > 0;
}
