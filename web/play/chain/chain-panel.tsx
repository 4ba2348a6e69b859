// The panel of a chain on the board: the frame in sight in words, with its technique, the buttons
// that go through the frames, and the ways on.

import { Footprints } from 'lucide-react';
import { useEffect } from 'react';
import { announce } from '../../app/announcer.tsx';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { makeStep } from '../assistance/ask-hint.ts';
import styles from '../assistance/help.module.css';
import { StepWords } from '../assistance/step-words.tsx';
import { useAskContext, useGame } from '../game/play-context.ts';
import { FrameText } from '../playback/frame-text.tsx';
import { Transport } from '../playback/transport.tsx';
import { usePlaybackChange, useTicking } from '../playback/use-playback-state.ts';
import { leaveChain } from './leave-chain.ts';
import { readingTime } from './reading-time.ts';
import type { ChainPlayback } from './shown-chain.ts';

export function ChainPanel() {
  const playback = useGame((state) => state.playback);
  return playback?.kind === 'chain' ? <Chain chain={playback} /> : null;
}

function Chain({ chain }: { readonly chain: ChainPlayback }) {
  const text = useText();
  const { frames, state } = chain;
  const { sentence, technique, name } = frames[state.at];
  const change = usePlaybackChange();
  useTicking(readingTime(sentence));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each frame, even if two say the same.
  useEffect(() => announce(sentence), [sentence, state.at]);
  return (
    <div className={styles.chain}>
      <FrameText at={state.at}>
        <StepWords {...{ sentence, technique, name }} />
      </FrameText>
      <Transport state={state} onChange={change}>
        <span className={styles.place}>
          {text('play.playback.at', { at: state.at + 1, last: state.last + 1 })}
        </span>
      </Transport>
      <WaysOn isOfSteps={chain.within !== undefined} />
    </div>
  );
}

function WaysOn({ isOfSteps }: { readonly isOfSteps: boolean }) {
  const text = useText();
  const context = useAskContext();
  const isHint = useGame(({ answer }) => answer?.kind === 'hint');
  return (
    <div className={styles.todo}>
      {isHint && (
        <Button icon={Footprints} onClick={() => void makeStep(context)}>
          {text('play.step.this')}
        </Button>
      )}
      <Button onClick={() => leaveChain(context.store)}>{text(wayBack(isOfSteps, isHint))}</Button>
    </div>
  );
}

function wayBack(isOfSteps: boolean, isHint: boolean) {
  if (isOfSteps) return 'play.chain.steps';
  return isHint ? 'play.chain.hint' : 'play.playback.close';
}
