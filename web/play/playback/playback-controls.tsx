// The sliders and buttons that control what plays on the board, and the sentence of the frame in
// sight.

import { useText } from '../../app/texts.ts';
import { Slider } from '../../design/slider.tsx';
import { ChainButton } from '../chain/chain-button.tsx';
import { useGame } from '../game/play-context.ts';
import { stepInSight } from './board-playback.ts';
import { frameTime, goToFrame, PLAYBACK_SPEEDS, withSpeed } from './playback-state.ts';
import { StepsSentence } from './steps-sentence.tsx';
import { Transport } from './transport.tsx';
import { usePlaybackChange, useTicking } from './use-playback-state.ts';

export function PlaybackControls() {
  const text = useText();
  const playback = useGame((state) => state.playback);
  const change = usePlaybackChange();
  useTicking(playback ? frameTime(playback.state) : 0);
  if (playback === undefined) return null;
  const { state } = playback;
  const told = playback.kind === 'steps' ? stepInSight(playback) : undefined;
  return (
    <>
      {playback.kind === 'steps' && <StepsSentence playback={playback} />}
      <Slider
        label={text('play.playback.place')}
        value={state.at}
        min={0}
        max={state.last}
        onChange={(at) => change((now) => goToFrame(now, at))}
        shown={text('play.playback.at', { at: state.at, last: state.last })}
      />
      <Transport state={state} onChange={change}>
        {told && <ChainButton step={told.step} before={told.before} />}
      </Transport>
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
