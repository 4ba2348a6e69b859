// The slider and buttons that control what plays on the board, and the sentence of the frame in
// sight.

import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import { Slider } from '../../design/slider.tsx';
import styles from '../assistance/help.module.css';
import { useGame, useHelper } from '../game/play-context.ts';
import { sentenceOfShow } from './board-playback.ts';
import { frameTime, goTo, type Playback, SPEEDS, tick, toggle, withSpeed } from './timeline.ts';

export function ShowBar() {
  const text = useText();
  const { game } = useHelper();
  const show = useGame((state) => state.show);
  const change = (next: (playback: Playback) => Playback): void =>
    game.setState(({ show: now }) =>
      now ? { show: { ...now, playback: next(now.playback) } } : {},
    );
  useTicking();
  if (show === undefined) return null;
  const { kind, playback } = show;
  return (
    <>
      {kind === 'steps' && <p className={styles.sentence}>{sentenceOfShow(show) ?? ''}</p>}
      <Slider
        label={text('play.show.place')}
        value={playback.at}
        min={0}
        max={playback.last}
        onChange={(at) => change((now) => goTo(now, at))}
        shown={text('play.show.at', { at: playback.at, last: playback.last })}
      />
      <Transport playback={playback} onChange={change} />
      <Slider
        label={text('play.show.speed')}
        value={playback.speed}
        min={0}
        max={SPEEDS.length - 1}
        onChange={(speed) => change((now) => withSpeed(now, speed))}
        shown={text('play.show.speed.value', { perSecond: SPEEDS[playback.speed] })}
      />
    </>
  );
}

interface TransportProps {
  readonly playback: Playback;
  readonly onChange: (next: (playback: Playback) => Playback) => void;
}

function Transport({ playback, onChange }: TransportProps) {
  const text = useText();
  const { at, last, isPlaying } = playback;
  return (
    <div className={styles.transport}>
      <IconButton
        icon={SkipBack}
        label={text('play.show.back')}
        aria-disabled={at === 0}
        onClick={() => onChange((now) => goTo(now, now.at - 1))}
      />
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={text(isPlaying ? 'play.show.pause' : 'play.show.play')}
        onClick={() => onChange(toggle)}
      />
      <IconButton
        icon={SkipForward}
        label={text('play.show.on')}
        aria-disabled={at === last}
        onClick={() => onChange((now) => goTo(now, now.at + 1))}
      />
    </div>
  );
}

/** Shows one frame after another while it plays. */
function useTicking(): void {
  const { game } = useHelper();
  const isPlaying = useGame(({ show }) => show?.playback.isPlaying ?? false);
  const time = useGame(({ show }) => (show ? frameTime(show.playback) : 0));
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      const { show } = game.getState();
      if (show) game.setState({ show: { ...show, playback: tick(show.playback) } });
    }, time);
    return () => clearInterval(timer);
  }, [game, isPlaying, time]);
}
