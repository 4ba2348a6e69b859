// The answer to a question of the player, with the buttons for what can be done next.

import { X } from 'lucide-react';
import { Link } from 'wouter';
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

export function AnswerCard() {
  const text = useText();
  const language = useLanguage();
  const context = useAskContext();
  const answer = useGame((state) => state.answer);
  const puzzle = useGame(({ game }) => game.play.puzzle);
  if (answer === undefined) return <BrokenLineNotice />;
  return (
    <div className={`${styles.answer} ${styles[toneOf(answer)]}`} data-testid="answer">
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
      <p className={styles.words}>{sentenceOfAnswer(answer, puzzle, text, language)}</p>
      <AboutTechnique answer={answer} />
      <AnswerActions answer={answer} />
    </div>
  );
}

/** Leads to the page of the technique as soon as the answer names or uses it. */
function AboutTechnique({ answer }: { readonly answer: ShownAnswer }) {
  const text = useText();
  const isTold = answer.kind === 'made' || (answer.kind === 'hint' && answer.level > 1);
  if (!isTold) return null;
  return (
    <Link href={`/help/${answer.step.technique}`} className={styles.about ?? ''}>
      {text('play.hint.about')}
    </Link>
  );
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

function toneOf(answer: ShownAnswer): 'good' | 'wrong' | 'hint' {
  switch (answer.kind) {
    case 'check':
      return answer.finding.kind === 'fine'
        ? 'good'
        : answer.finding.kind === 'unknown'
          ? 'hint'
          : 'wrong';
    case 'mistake':
    case 'why':
    case 'contradictory':
    case 'not-loaded':
    case 'failed':
      return 'wrong';
    default:
      return 'hint';
  }
}
