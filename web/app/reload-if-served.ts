// The last resort when a part of the page cannot be loaded: some browsers do not fetch a script
// again after a failure, and a newer version of the page has other scripts. If such a version is
// waiting, the reload brings it; otherwise the old one would come back and fail again.

import { BASE_PATH } from './base-path.ts';

/** Reloads the whole page if the server answers. */
export async function reloadIfServed(): Promise<void> {
  // The server itself has to answer this request: files of the page may come from the copy in the
  // browser.
  const isServed = await fetch(`${BASE_PATH}/api/v1/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServed) return;
  await activateWaiting();
  location.reload();
}

/** How long a waiting version may take to come in, in milliseconds. */
const PATIENCE = 3000;

async function activateWaiting(): Promise<void> {
  const { serviceWorker } = navigator;
  const kept = await serviceWorker?.getRegistration().catch(() => undefined);
  if (!kept?.waiting) return;
  const changed = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, PATIENCE);
  });
  kept.waiting.postMessage({ type: 'SKIP_WAITING' });
  await changed;
}
