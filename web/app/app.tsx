// The frame of all screens: header, the screen of the address, messages.

import { Tooltip } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Announcer } from './announcer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { Missing } from './missing.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { Toasts } from './toasts.tsx';
import { Updater } from './updater.tsx';
import { useText } from './words.tsx';

const Play = lazy(() => import('../play/play-screen.tsx'));
const Library = lazy(() => import('../library/library-screen.tsx'));
const Enter = lazy(() => import('../enter/enter-screen.tsx'));
const Draw = lazy(() => import('../draw/draw-screen.tsx'));
const Lab = lazy(() => import('../lab/lab-screen.tsx'));
const Print = lazy(() => import('../share/print-screen.tsx'));
const Help = lazy(() => import('../help/help-screen.tsx'));

export function App() {
  const text = useText();
  return (
    <Tooltip.Provider delayDuration={400}>
      <a className="skip" href="#content">
        {text('app.skip')}
      </a>
      <Header />
      <StorageNotice />
      <ErrorBoundary>
        <Suspense fallback={<p role="status">{text('app.loading')}</p>}>
          <Switch>
            <Route path="/" component={Play} />
            <Route path="/play/:id?" component={Play} />
            <Route path="/library" component={Library} />
            <Route path="/enter/:id?" component={Enter} />
            <Route path="/draw/:id?" component={Draw} />
            <Route path="/lab/:method?" component={Lab} />
            <Route path="/help/:topic?" component={Help} />
            <Route path="/print/:ids?" component={Print} />
            <Route component={Missing} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Announcer />
      <Toasts label={text('app.name')} />
      <Updater />
    </Tooltip.Provider>
  );
}
