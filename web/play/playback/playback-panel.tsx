// The panel of a playback on the board: its controls, and the buttons that lead back to the
// player's own board. A chain has buttons of its own.

import { type KeyboardEvent, useRef } from 'react';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { lazyPart } from '../../design/lazy-part.tsx';
import { keepFrame } from '../assistance/ask-steps.ts';
import styles from '../assistance/help.module.css';
import { useReturnedFocus } from '../assistance/use-returned-focus.ts';
import { useAskContext } from '../game/play-context.ts';
import type { BoardPlayback } from './board-playback.ts';
import { frameKey } from './frame-keys.ts';
import { usePlaybackChange } from './use-playback-state.ts';

// The controls are loaded when they are needed, because few people play anything back.
const ShowBar = lazyPart(async () => (await import('./playback-controls.tsx')).PlaybackControls);
const ChainPanel = lazyPart(async () => (await import('../chain/chain-panel.tsx')).ChainPanel);

export function PlaybackPanel({ kind }: Pick<BoardPlayback, 'kind'>) {
  const text = useText();
  const part = useRef<HTMLElement>(null);
  const change = usePlaybackChange();
  useReturnedFocus(part);
  // The panel itself has the focus at first, so its keys are read here. Sliders have used theirs.
  const onKey = (event: KeyboardEvent): void => {
    const next = event.defaultPrevented ? undefined : frameKey(event);
    if (next === undefined) return;
    event.preventDefault();
    change(next);
  };
  return (
    <section
      ref={part}
      className={styles.playback}
      aria-label={text(`play.playback.${kind}`)}
      tabIndex={-1}
      onKeyDown={onKey}
    >
      <h2>{text(`play.playback.${kind}`)}</h2>
      {kind === 'chain' ? <ChainPanel /> : <Show kind={kind} />}
    </section>
  );
}

function Show({ kind }: Pick<BoardPlayback, 'kind'>) {
  const text = useText();
  const context = useAskContext();
  const close = (): void => context.store.setState({ playback: undefined });
  return (
    <>
      <ShowBar />
      <div className={styles.todo}>
        {kind === 'steps' && (
          <Button onClick={() => keepFrame(context)}>{text('play.playback.keep')}</Button>
        )}
        <Button onClick={close}>{text('play.playback.close')}</Button>
      </div>
    </>
  );
}
