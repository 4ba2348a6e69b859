// Opens the store of batches that the options name: a database, a server, or a folder. A folder
// that another process has open is reached through that process.

import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  openFolderStore,
  reachFolder,
  type ShareFolder,
} from '../../batches/folder/folder-store.ts';
import type { HttpStoreOptions } from '../../batches/http/ask-server.ts';
import { httpStore } from '../../batches/http/http-store.ts';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { openStore, type StorePlace } from '../../batches/store/open-store.ts';
import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';

export interface StoreOptions {
  readonly database?: string;
  readonly server?: string;
  readonly key?: string;
  readonly folder?: string;
}

type ChosenPlace = StorePlace | ({ readonly kind: 'server' } & HttpStoreOptions);

/** An option precedes the environment. Without either, batches are in a folder of the user. */
export function chosenPlace(
  { database, server, folder, key }: StoreOptions,
  { DATABASE_URL, CROSSHATCH_SERVER, CROSSHATCH_KEY, ...others } = process.env,
): Outcome<ChosenPlace> {
  const given = [database, server, folder].filter((place) => place !== undefined);
  if (given.length > 1) return failure(TWO_PLACES);
  if (folder !== undefined) return success({ kind: 'folder', path: resolve(folder) });
  const address = server ?? (database === undefined ? CROSSHATCH_SERVER : undefined);
  if (address !== undefined) return serverAt(address, key ?? CROSSHATCH_KEY);
  const url = database ?? DATABASE_URL;
  if (url !== undefined) return success({ kind: 'database', url });
  return success({ kind: 'folder', path: usualFolder(others) });
}

const TWO_PLACES: Problem = {
  code: 'misplaced-option',
  message: 'batches are in one place: give one of --database, --server and --folder',
};

function serverAt(address: string, key: string | undefined): Outcome<ChosenPlace> {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) {
    return success({ kind: 'server', address: address.replace(/\/+$/, ''), ...defined({ key }) });
  }
  const message = `--server ${address}: expected an address, like http://127.0.0.1:4400`;
  return failure({ code: 'bad-option', message });
}

/** The folder for data that the system names, or the usual one. */
function usualFolder({ XDG_DATA_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv): string {
  const data = XDG_DATA_HOME || LOCALAPPDATA || join(homedir(), '.local', 'share');
  return join(data, 'crosshatch', 'batches');
}

/**
 * Processes that stay give `share`, for the time that they have a folder open themselves. They take
 * it over when the process that has it ends.
 */
export async function openBatches(
  options: StoreOptions,
  environment = process.env,
  share?: ShareFolder,
): Promise<Outcome<BatchStore>> {
  const place = chosenPlace(options, environment);
  if (!place.ok) return place;
  const { value } = place;
  if (value.kind === 'server') return success(httpStore(value));
  if (value.kind === 'folder') return openFolder(value.path, share);
  return openStore(value);
}

/** Commands have a folder open for some seconds, so another command waits for it. */
const LONGEST_WAIT = 20_000;
const PAUSE = 250;

async function openFolder(
  path: string,
  share: ShareFolder | undefined,
): Promise<Outcome<BatchStore>> {
  for (let waited = 0; ; waited += PAUSE) {
    const opened = await (share ? openFolderStore(path, share) : openOnce(path));
    const isInUse = !opened.ok && opened.problems[0]?.code === 'folder-in-use';
    if (!isInUse || waited >= LONGEST_WAIT) return opened;
    await wait(PAUSE);
  }
}

async function openOnce(path: string): Promise<Outcome<BatchStore>> {
  const reached = await reachFolder(path);
  return reached.ok ? success(reached.value.store) : reached;
}
