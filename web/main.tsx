// Starts the page. If that fails, starting.js tells the person.

import '@fontsource-variable/hanken-grotesk/wght.css';
import './design/tokens.css';
import './design/base.css';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { addressUnder, BASE_PATH } from './app/base-path.ts';
import { startSettings } from './app/settings.ts';
import { noteFailedStyles, takeUpStyles } from './app/styles.ts';
import { currentText, startTexts } from './app/texts.ts';
import { showToast } from './app/toasts.ts';
import { App } from './frame/app.tsx';
import { screenAt } from './frame/screens.ts';
import { openDatabase } from './storage/database.ts';
import { makeStorage } from './storage/storage.ts';
import { StorageContext } from './storage/use-storage.ts';

const storage = makeStorage(openDatabase);

async function start(): Promise<void> {
  noteFailedStyles();
  // These styles come first, so that those of the screen come after them.
  const styles = takeUpStyles();
  const screen = screenAt(location.pathname.slice(BASE_PATH.length));
  // The code of the screen loads while the page gets ready to show it. A failure here occurs again
  // when the screen is shown, and is reported then.
  screen?.load().catch(() => undefined);
  await startSettings({
    read: () => storage.get('settings', 'settings'),
    write: (settings) => void storage.put('settings', 'settings', settings),
  });
  await startTexts(screen?.areas ?? [], showLanguageFailed);
  await styles;
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  createRoot(root).render(
    <StorageContext value={storage}>
      <Router base={BASE_PATH}>
        <App />
      </Router>
    </StorageContext>,
  );
}

function showLanguageFailed(): void {
  const text = currentText();
  const reload = (): void => location.reload();
  showToast(text('app.language.failed'), { label: text('app.broken.reload'), run: reload });
}

// A hidden page may never come back. When a page is left, `pagehide` comes before this event, so
// what the listeners of `pagehide` wrote is flushed, too.
addEventListener('visibilitychange', () => {
  if (document.hidden) storage.flush();
});

const elsewhere = addressUnder(BASE_PATH, location);
if (elsewhere === undefined) void start();
else location.replace(elsewhere);
