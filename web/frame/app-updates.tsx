// Keeps the page for use without a network, and offers a new version if there is one.

import { registerSW } from 'virtual:pwa-register';
import { useEffect } from 'react';
import { currentText } from '../app/texts.ts';
import { showToast } from '../app/toasts.ts';

export function AppUpdates() {
  useEffect(() => {
    let isAsking = true;
    const settled = (): void => {
      isAsking = false;
    };
    keepPage(settled);
    // The network may have been cut before the page was kept. A second request while the page is
    // being kept would lead to a second message.
    const keepLate = async (): Promise<void> => {
      if (isAsking) return;
      isAsking = true;
      const kept = await navigator.serviceWorker?.getRegistration().catch(() => null);
      if (kept === undefined) keepPage(settled);
      else settled();
    };
    addEventListener('online', keepLate);
    return () => removeEventListener('online', keepLate);
  }, []);
  return null;
}

function keepPage(onSettled: () => void): void {
  const update = registerSW({
    onRegisteredSW: onSettled,
    onRegisterError: onSettled,
    onNeedRefresh: () => {
      const text = currentText();
      showToast(text('app.update.text'), {
        label: text('app.update.reload'),
        run: () => void update(true),
      });
    },
  });
}
