// Where the page begins.

import '@fontsource-variable/hanken-grotesk/wght.css';
import './design/tokens.css';
import './design/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/screens.ts';
import { startSettings } from './app/settings.ts';
import { startCatalogue } from './app/words.tsx';

async function start(): Promise<void> {
  preloadScreen(location.pathname);
  await startSettings();
  await startCatalogue();
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  createRoot(root).render(<App />);
}

start().catch((error: unknown) => {
  // What there is without texts stands in the file of the page.
  document.querySelector('.unstarted')?.classList.add('failed');
  throw error;
});
