// The frame of all screens: the header, the screen of the address, and messages.

import { type ComponentType, type ReactNode, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Announcer } from '../app/announcer.tsx';
import type { ScreenHandoff } from '../app/screen-handoff.ts';
import { StrayFile } from '../app/stray-file.ts';
import { useText } from '../app/texts.ts';
import { lazyPart } from '../design/lazy-part.tsx';
import { NotFound } from '../design/not-found.tsx';
import { Page } from '../design/page.tsx';
import { TooltipLayer } from '../design/tooltip-layer.tsx';
import { AppUpdates } from './app-updates.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { RestoreFocus } from './restore-focus.tsx';
import { openScreen, type ScreenName } from './screens.ts';
import { StorageNotice } from './storage-notice.tsx';
import { StrayFiles } from './stray-files.tsx';
import { ToastLayer } from './toast-layer.tsx';

const Play = lateScreen('play');
const Library = lateScreen('library');
const Daily = lateScreen('daily');
const Mosaic = lateScreen('mosaic');
const Enter = lateScreen('enter');
const Draw = lateScreen('draw');
const Batches = lateScreen('batches');
const Lab = lateScreen('lab');
const Statistics = lateScreen('statistics');
const Print = lateScreen('print');
const Help = lateScreen('help');

export function App() {
  const text = useText();
  const [place] = useLocation();
  const [stray] = useState<ScreenHandoff<File>>({ held: undefined });
  return (
    <>
      <a className="skip" href="#content">
        {text('app.skip')}
      </a>
      <Header />
      <StorageNotice />
      <StrayFile value={stray}>
        <ErrorBoundary place={place}>
          <Switch>
            <Route path="/" component={Play} />
            <Route path="/play/:id?" component={Play} />
            <Route path="/library/:pack?" component={Library} />
            <Route path="/daily/:date?" component={Daily} />
            <Route path="/mosaic/:number?" component={Mosaic} />
            <Route path="/statistics" component={Statistics} />
            <Route path="/enter/:id?" component={Enter} />
            <Route path="/draw/:id?" component={Draw} />
            <Route path="/batches/:id?" component={Batches} />
            <Route path="/lab/:method?" component={Lab} />
            <Route path="/help/:topic?" component={Help} />
            <Route path="/print/:ids?" component={Print} />
            <Route component={NotFound} />
          </Switch>
        </ErrorBoundary>
        <StrayFiles />
      </StrayFile>
      <RestoreFocus />
      <Announcer />
      <ToastLayer label={text('app.name')} />
      <AppUpdates />
      <TooltipLayer />
    </>
  );
}

function lateScreen(name: ScreenName): ComponentType {
  return lazyPart(() => openScreen(name), PageNotLoaded);
}

function PageNotLoaded({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return <Page title={text('app.not-loaded.title')}>{children}</Page>;
}
