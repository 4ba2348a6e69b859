// Keeps the page for use without a network, and offers a new version when there is one.

import { registerSW } from 'virtual:pwa-register';
import { useEffect } from 'react';
import { tell } from '../app/tell.ts';
import { currentText } from '../app/words.tsx';

export function Updater() {
  useEffect(() => {
    const update = registerSW({
      onNeedRefresh: () => {
        const text = currentText();
        tell(text('app.update.text'), {
          label: text('app.update.reload'),
          run: () => void update(true),
        });
      },
    });
  }, []);
  return null;
}
