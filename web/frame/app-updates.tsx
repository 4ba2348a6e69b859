// Keeps the page for use without a network, and offers a new version if there is one: when it is
// here, and again when a part of the old version cannot be loaded, because the server may have the
// parts of the new one alone.

import { useEffect } from 'react';
import { currentText } from '../app/texts.ts';
import { showToastOnce } from '../app/toasts.ts';
import { renewKeptPacks } from './kept-packs.ts';
import { registerWorker, type Update } from './register-worker.ts';

export function AppUpdates() {
  useEffect(() => {
    let isAsking = true;
    const settled = (): void => {
      isAsking = false;
    };
    let update = keepPage(settled);
    // The network may have been cut before the page was kept. A second request while the page is
    // being kept would lead to a second message.
    const keepLate = async (): Promise<void> => {
      if (isAsking) return;
      isAsking = true;
      const kept = await registration();
      if (kept === undefined) update = keepPage(settled);
      else settled();
    };
    const offerAgain = async (): Promise<void> => {
      const kept = await registration();
      if (kept?.waiting) offerUpdate(update);
      // A version that is found comes with an offer of its own.
      else await kept?.update().catch(() => undefined);
    };
    void renewKeptPacks().catch(() => undefined);
    addEventListener('online', keepLate);
    addEventListener('vite:preloadError', offerAgain);
    return () => {
      removeEventListener('online', keepLate);
      removeEventListener('vite:preloadError', offerAgain);
    };
  }, []);
  return null;
}

function keepPage(onSettled: () => void): Update {
  const update = registerWorker({
    onSettled,
    onNeedRefresh: () => offerUpdate(update),
  });
  return update;
}

/** Several parts that cannot be loaded lead to one offer. */
function offerUpdate(update: Update): void {
  const text = currentText();
  showToastOnce(text('app.update.text'), {
    label: text('app.update.reload'),
    run: () => void update(),
  });
}

/** Returns undefined if the page is not kept, and null if that cannot be told. */
async function registration(): Promise<ServiceWorkerRegistration | undefined | null> {
  return navigator.serviceWorker?.getRegistration().catch(() => null);
}
