// Keeps the page for use without a network, and offers a new version when there is one.

import { registerSW } from 'virtual:pwa-register';
import { useEffect } from 'react';
import { tell } from '../app/tell.ts';
import { currentText } from '../app/words.tsx';

export function Updater() {
  useEffect(() => {
    keepPage();
    addEventListener('online', keepLate);
    return () => removeEventListener('online', keepLate);
  }, []);
  return null;
}

function keepPage(): void {
  const update = registerSW({
    onNeedRefresh: () => {
      const text = currentText();
      tell(text('app.update.text'), {
        label: text('app.update.reload'),
        run: () => void update(true),
      });
    },
  });
}

/** The network may have been cut before the page was kept. */
async function keepLate(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => null);
  if (kept === undefined) keepPage();
}
