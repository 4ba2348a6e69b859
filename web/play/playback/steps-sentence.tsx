// The sentence about the frame in sight when steps play: the step, and at the end how they end. It
// is announced unless the steps play by themselves, which would be faster than any voice.

import { useEffect } from 'react';
import { announce } from '../../app/announcer.tsx';
import { useLanguage, useText } from '../../app/texts.ts';
import { stepSentence } from '../assistance/step-text.ts';
import { StepWords } from '../assistance/step-words.tsx';
import { useGame } from '../game/play-context.ts';
import { endingInSight, type StepsPlayback, stepInSight } from './board-playback.ts';
import { FrameText } from './frame-text.tsx';

export function StepsSentence({ playback }: { readonly playback: StepsPlayback }) {
  const text = useText();
  const language = useLanguage();
  const puzzle = useGame(({ game }) => game.play.puzzle);
  const told = stepInSight(playback);
  const ending = endingInSight(playback);
  const sentence = told && stepSentence(told, puzzle, text, language);
  const said = [sentence ?? '', ending].join(' ').trim();
  const { at, isPlaying } = playback.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each frame.
  useEffect(() => {
    if (!isPlaying && said !== '') announce(said);
  }, [isPlaying, at, said]);
  return (
    <FrameText at={at}>
      {told && (
        <StepWords sentence={sentence ?? ''} technique={told.step.technique} name={told.name} />
      )}
      {ending !== '' && <p>{ending}</p>}
    </FrameText>
  );
}
