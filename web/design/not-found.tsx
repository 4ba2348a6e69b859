// The screen for an address that leads nowhere.

import { Link, useLocation } from 'wouter';
import { useText } from '../app/texts.ts';
import { Page } from './page.tsx';

export function NotFound() {
  const text = useText();
  const [location] = useLocation();
  return (
    <Page title={text('app.missing.title')}>
      <p>{text('app.missing.text', { path: location })}</p>
      <p>
        <Link href="/library">{text('app.missing.library')}</Link>
      </p>
      <p>
        <Link href="/play">{text('app.missing.play')}</Link>
      </p>
    </Page>
  );
}
