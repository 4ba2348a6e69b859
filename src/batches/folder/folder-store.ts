// A store in a folder, for processes that stay. The folder is open in one process at a time: in
// this one, or in another, which is asked over HTTP. Processes end, so whenever the owner cannot be
// reached, this store looks anew who owns the folder, and takes it over if that is nobody.

import { defined } from '../../puzzle/defined.ts';
import { elementAt } from '../../puzzle/element-at.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import { BatchProblem } from '../batch-problem.ts';
import { httpStore } from '../http/http-store.ts';
import type { BatchStore, ChunkResults, ResultsWish } from '../store/batch-store.ts';
import { isWithinReach, readOwner } from '../store/databases/folder-owner.ts';
import { openStore } from '../store/open-store.ts';

/** Lets others reach a folder that this process has just opened, until the result is closed. */
export type ShareFolder = (
  folder: string,
  store: BatchStore,
) => Promise<{ readonly close: () => Promise<unknown> }>;

interface ReachedFolder {
  readonly store: BatchStore;
  /** Whether this process has the folder open. */
  readonly isOwn: boolean;
}

/** Returns the store of the owner, or opens the folder if it has none. */
export async function reachFolder(
  path: string,
  isTakeover = false,
): Promise<Outcome<ReachedFolder>> {
  const owner = readOwner(path);
  if (owner?.address !== undefined && isWithinReach(owner)) {
    const { address, secret } = owner;
    const store = httpStore({ address, ...defined({ key: secret }) });
    return success({ store, isOwn: false });
  }
  const opened = await openStore({ kind: 'folder', path }, isTakeover);
  return opened.ok ? success({ store: opened.value, isOwn: true }) : opened;
}

/** Returns a problem if the folder cannot be reached or opened at once. */
export async function openFolderStore(
  path: string,
  share: ShareFolder,
): Promise<Outcome<BatchStore>> {
  const first = await reachFolder(path);
  if (!first.ok) return first;
  const reached = await sharedFolder(first.value, path, share);
  return success(storeOf({ path, share, reached: Promise.resolve(reached) }));
}

interface Folder {
  readonly path: string;
  readonly share: ShareFolder;
  /** Undefined while nothing is known of the owner. */
  reached: Promise<SharedFolder> | undefined;
}

interface SharedFolder extends ReachedFolder {
  close(): Promise<void>;
}

function storeOf(folder: Folder): BatchStore {
  const ask = <T>(work: (store: BatchStore) => Promise<T>): Promise<T> => askOwner(folder, work);
  return {
    // Its chunks come once, so that they cannot be sent to another owner.
    submit: (batch, chunks, most) =>
      askOwner(folder, (store) => store.submit(batch, chunks, most), 1),
    status: (id) => ask((store) => store.status(id)),
    list: (owner, behind) => ask((store) => store.list(owner, behind)),
    pause: (id) => ask((store) => store.pause(id)),
    resume: (id) => ask((store) => store.resume(id)),
    cancel: (id) => ask((store) => store.cancel(id)),
    remove: (id) => ask((store) => store.remove(id)),
    results: (id, wish) => readResults(folder, id, wish),
    register: (worker) => ask((store) => store.register(worker)),
    beat: (id, held) => ask((store) => store.beat(id, held)),
    leave: (id) => ask((store) => store.leave(id)),
    workers: () => ask((store) => store.workers()),
    lease: (id, wish) => ask((store) => store.lease(id, wish)),
    deliver: (id, deliveries) => ask((store) => store.deliver(id, deliveries)),
    isWorkLeft: () => ask((store) => store.isWorkLeft()),
    close: async () => (await folder.reached?.catch(() => undefined))?.close(),
  };
}

/** Asks the owner of the folder, and if that has gone, its successor: at most so many of them. */
async function askOwner<T>(
  folder: Folder,
  work: (store: BatchStore) => Promise<T>,
  owners = 2,
): Promise<T> {
  const reached = reachOwner(folder);
  const { store, isOwn } = await reached;
  try {
    return await work(store);
  } catch (error) {
    if (!isLost(error, isOwn)) throw error;
    await leaveOwner(folder, reached);
    if (owners === 1) throw error;
    return askOwner(folder, work, owners - 1);
  }
}

async function* readResults(
  folder: Folder,
  id: string,
  wish?: ResultsWish,
): AsyncIterable<ChunkResults> {
  const reached = reachOwner(folder);
  const { store, isOwn } = await reached;
  try {
    yield* store.results(id, wish);
  } catch (error) {
    if (isLost(error, isOwn)) await leaveOwner(folder, reached);
    throw error;
  }
}

function reachOwner(folder: Folder): Promise<SharedFolder> {
  if (folder.reached !== undefined) return folder.reached;
  const reached = succeedOwner(folder);
  folder.reached = reached;
  reached.catch(() => forget(folder, reached));
  return reached;
}

/** If this process was the owner itself, nobody is to ask it any more. */
async function leaveOwner(folder: Folder, reached: Promise<SharedFolder>): Promise<void> {
  if (forget(folder, reached)) await (await reached).close();
}

/**
 * Returns false if it was forgotten before: many ask at a time, and the first of them may have
 * found the successor already.
 */
function forget(folder: Folder, reached: Promise<SharedFolder>): boolean {
  if (folder.reached !== reached) return false;
  folder.reached = undefined;
  return true;
}

async function succeedOwner({ path, share }: Folder): Promise<SharedFolder> {
  const reached = await reachFolder(path, true);
  if (!reached.ok) throw new BatchProblem(elementAt(reached.problems, 0));
  return sharedFolder(reached.value, path, share);
}

async function sharedFolder(
  reached: ReachedFolder,
  path: string,
  share: ShareFolder,
): Promise<SharedFolder> {
  const { store, isOwn } = reached;
  if (!isOwn) return { ...reached, close: () => store.close() };
  try {
    const shared = await share(path, store);
    return {
      ...reached,
      async close() {
        await shared.close().finally(() => store.close());
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Whether an error says that the owner is one no longer. If that is another process, its port may
 * be that of another program by now, which answers anything.
 */
function isLost(error: unknown, isOwn: boolean): boolean {
  if (!(error instanceof BatchProblem)) return !isOwn;
  return (isOwn ? LOST : GONE).includes(error.problem.code);
}

const LOST = ['folder-lost'];
const GONE = ['unreachable', 'bad-answer', 'key-unknown'];
