// The frame of all screens: header, the screen of the address, messages.

import { Tooltip } from 'radix-ui';
import { Route, Switch, useLocation } from 'wouter';
import { Announcer } from '../app/announcer.tsx';
import { late } from '../app/late.tsx';
import { useText } from '../app/words.tsx';
import { Loading } from '../design/loading.tsx';
import { Missing } from '../design/missing.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { openScreen, type ScreenName } from './screens.ts';
import { StorageNotice } from './storage-notice.tsx';
import { StrayFiles } from './stray-files.tsx';
import { Toasts } from './toasts.tsx';
import { Updater } from './updater.tsx';

const screen = (name: ScreenName) => late(() => openScreen(name), Loading);

const Play = screen('play');
const Library = screen('library');
const Enter = screen('enter');
const Draw = screen('draw');
const Lab = screen('lab');
const Print = screen('print');
const Help = screen('help');

export function App() {
  const text = useText();
  const [place] = useLocation();
  return (
    <Tooltip.Provider delayDuration={400}>
      <a className="skip" href="#content">
        {text('app.skip')}
      </a>
      <Header />
      <StorageNotice />
      <ErrorBoundary place={place}>
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
      </ErrorBoundary>
      <StrayFiles />
      <Announcer />
      <Toasts label={text('app.name')} />
      <Updater />
    </Tooltip.Provider>
  );
}
