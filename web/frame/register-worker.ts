// Registers the service worker, which keeps the page for use without a network. The registration
// that comes with the builder of the worker takes one address for all pages, and this page may be
// under any path.

import { BASE_PATH } from '../app/base-path.ts';

/** Lets the version that waits take over; then the page is loaded anew. */
export type Update = () => Promise<void>;

interface WorkerEvents {
  /** Called when the worker is registered, or when that has failed. */
  readonly onSettled: () => void;
  /** Called when a new version waits. */
  readonly onNeedRefresh: () => void;
}

export function registerWorker(events: WorkerEvents): Update {
  const registered = 'serviceWorker' in navigator ? register(events) : undefined;
  return async () => (await registered)?.messageSkipWaiting();
}

async function register({ onSettled, onNeedRefresh }: WorkerEvents) {
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(`${BASE_PATH}/sw.js`, { scope: `${BASE_PATH}/` });
    const tell = (): void => {
      workbox.addEventListener('controlling', ({ isUpdate }) => isUpdate && location.reload());
      onNeedRefresh();
    };
    workbox.addEventListener('waiting', tell);
    // A version that another tab has found is told as well.
    workbox.addEventListener('installed', ({ isExternal }) => isExternal && tell());
    await workbox.register();
    return workbox;
  } catch {
    // Without the worker the page needs a network, and is the same in all else.
    return undefined;
  } finally {
    onSettled();
  }
}
