// Catches unexpected errors of rendering and says that everything that was saved is still there. A
// screen that failed does not affect the others.

import { Component, type ReactNode } from 'react';
import { currentText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { Page } from '../design/page.tsx';

interface Props {
  /** The address; when it changes, rendering is tried again. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly place: string | undefined;
  readonly message: string | undefined;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: undefined, message: undefined };

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, message: undefined };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    const text = currentText();
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
