// The sliders and buttons that control what plays on the board, and the sentence of the frame in
// sight.

import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import { Slider } from '../../design/slider.tsx';
import styles from '../assistance/help.module.css';
import { useAskContext, useGame } from '../game/play-context.ts';
import { sentenceOfPlayback } from './board-playback.ts';
import {
  frameTime,
  goToFrame,
  PLAYBACK_SPEEDS,
  type PlaybackState,
  tick,
  toggle,
  withSpeed,
} from './playback-state.ts';

export function PlaybackControls() {
  const text = useText();
  const { store } = useAskContext();
  const playback = useGame((state) => state.playback);
  const change = (next: (state: PlaybackState) => PlaybackState): void =>
    store.setState(({ playback: now }) =>
      now ? { playback: { ...now, state: next(now.state) } } : {},
    );
  useTicking();
  if (playback === undefined) return null;
  const { kind, state } = playback;
  return (
    <>
      {kind === 'steps' && <p className={styles.sentence}>{sentenceOfPlayback(playback) ?? ''}</p>}
      <Slider
        label={text('play.playback.place')}
        value={state.at}
        min={0}
        max={state.last}
        onChange={(at) => change((now) => goToFrame(now, at))}
        shown={text('play.playback.at', { at: state.at, last: state.last })}
      />
      <Transport state={state} onChange={change} />
      <Slider
        label={text('play.playback.speed')}
        value={state.speed}
        min={0}
        max={PLAYBACK_SPEEDS.length - 1}
        onChange={(speed) => change((now) => withSpeed(now, speed))}
        shown={text('play.playback.speed.value', { perSecond: PLAYBACK_SPEEDS[state.speed] })}
      />
    </>
  );
}

interface TransportProps {
  readonly state: PlaybackState;
  readonly onChange: (next: (state: PlaybackState) => PlaybackState) => void;
}

function Transport({ state, onChange }: TransportProps) {
  const text = useText();
  const { at, last, isPlaying } = state;
  return (
    <div className={styles.transport}>
      <IconButton
        icon={SkipBack}
        label={text('play.playback.back')}
        aria-disabled={at === 0}
        onClick={() => onChange((now) => goToFrame(now, now.at - 1))}
      />
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={text(isPlaying ? 'play.playback.pause' : 'play.playback.play')}
        onClick={() => onChange(toggle)}
      />
      <IconButton
        icon={SkipForward}
        label={text('play.playback.on')}
        aria-disabled={at === last}
        onClick={() => onChange((now) => goToFrame(now, now.at + 1))}
      />
    </div>
  );
}

/** Shows one frame after another while the playback plays. */
function useTicking(): void {
  const { store } = useAskContext();
  const isPlaying = useGame(({ playback }) => playback?.state.isPlaying ?? false);
  const time = useGame(({ playback }) => (playback ? frameTime(playback.state) : 0));
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      const { playback } = store.getState();
      if (playback) store.setState({ playback: { ...playback, state: tick(playback.state) } });
    }, time);
    return () => clearInterval(timer);
  }, [store, isPlaying, time]);
}
