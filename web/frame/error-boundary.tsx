// Catches what should not happen: the person is told, and everything that was saved is still there. A screen that failed
// leaves the others alone.

import { Component, type ReactNode } from 'react';
import { currentText } from '../app/words.tsx';
import { Button } from '../design/button.tsx';
import { Page } from '../design/page.tsx';

interface Props {
  /** The address: with another one it is tried anew. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly place?: string;
  readonly error?: unknown;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, error: undefined };
  }

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const text = currentText();
    const message = error instanceof Error ? error.message : String(error);
    return (
      <Page title={text('app.broken.title')}>
        <p role="alert">{text('app.broken.text', { message })}</p>
        <Button kind="primary" onClick={() => location.reload()}>
          {text('app.broken.reload')}
        </Button>
      </Page>
    );
  }
}
