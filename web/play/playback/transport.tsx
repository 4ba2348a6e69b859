// The buttons that go through the frames of a playback.

import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import styles from '../assistance/help.module.css';
import { goToFrame, type PlaybackState, toggle } from './playback-state.ts';

interface TransportProps {
  readonly state: PlaybackState;
  readonly onChange: (next: (state: PlaybackState) => PlaybackState) => void;
  /** Shown after the buttons. */
  readonly children?: ReactNode;
}

export function Transport({ state, onChange, children }: TransportProps) {
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
      {children}
    </div>
  );
}
