// The answer to a question of the player, with the buttons for what can be done next.

import { X } from 'lucide-react';
import { useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useLanguage, useText } from '../../app/texts.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { useAskContext, useGame } from '../game/play-context.ts';
import { useLineStates } from '../game/use-line-states.ts';
import type { ShownAnswer } from './answer.ts';
import { AnswerActions } from './answer-actions.tsx';
import { sentenceOfAnswer } from './answer-text.ts';
import { askWhy, dismiss } from './ask-check.ts';
import styles from './help.module.css';
import { StepWords } from './step-words.tsx';
import type { ToldStep } from './told-step.ts';
import { useFocusOfHidden } from './use-returned-focus.ts';

export function AnswerCard() {
  const answer = useGame((state) => state.answer);
  return answer === undefined ? <BrokenLineNotice /> : <Card answer={answer} />;
}

function Card({ answer }: { readonly answer: ShownAnswer }) {
  const text = useText();
  const language = useLanguage();
  const context = useAskContext();
  const puzzle = useGame(({ game }) => game.play.puzzle);
  const card = useRef<HTMLDivElement>(null);
  useFocusOfHidden(card);
  const look = `${styles.answer} ${toneOf(answer)}`;
  return (
    <div ref={card} className={look} tabIndex={-1} data-testid="answer">
      <IconButton
        icon={X}
        label={text('play.dismiss')}
        shortcut="Esc"
        className={styles.dismiss ?? ''}
        onClick={() => dismiss(context)}
      />
      {answer.kind === 'hint' && (
        <p className={styles.soft}>{text('play.hint.level', { level: answer.level })}</p>
      )}
      <AnswerWords answer={answer} sentence={sentenceOfAnswer(answer, puzzle, text, language)} />
      <AnswerActions answer={answer} />
    </div>
  );
}

interface AnswerWordsProps {
  readonly answer: ShownAnswer;
  readonly sentence: string;
}

function AnswerWords({ answer, sentence }: AnswerWordsProps) {
  const told = toldIn(answer);
  if (told === undefined) return <p className={styles.words}>{sentence}</p>;
  return <StepWords sentence={sentence} technique={told.step.technique} name={told.name} />;
}

/** Returns the step whose technique the answer uses or names. */
function toldIn(answer: ShownAnswer): Pick<ToldStep, 'step' | 'name'> | undefined {
  if (answer.kind === 'made' || (answer.kind === 'hint' && answer.level > 1)) return answer;
  return answer.kind === 'why' && 'way' in answer.reason
    ? answer.reason.way?.steps.at(-1)
    : undefined;
}

/**
 * Lets the player ask what is wrong while there is a line that no arrangement fits. The board shows
 * such lines with a warning sign. With the setting `mistakes` at `never`, there is neither a button
 * nor a sign.
 */
function BrokenLineNotice() {
  const text = useText();
  const context = useAskContext();
  const mistakes = useSettings((settings) => settings.mistakes);
  const lines = useLineStates(useGame(({ game }) => game.play.cells));
  if (lines.every(({ fits }) => fits) || mistakes === 'never') return null;
  return (
    <Button kind="danger" onClick={() => void askWhy(context)}>
      {text('play.why')}
    </Button>
  );
}

/** Returns a class for answers that say whether something is wrong. */
function toneOf(answer: ShownAnswer): string | undefined {
  switch (answer.kind) {
    case 'check':
      if (answer.finding.kind === 'unknown') return '';
      return answer.finding.kind === 'fine' ? styles.good : styles.wrong;
    case 'mistake':
    case 'why':
    case 'contradictory':
    case 'not-loaded':
    case 'failed':
      return styles.wrong;
    default:
      return '';
  }
}
