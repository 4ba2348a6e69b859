// The buttons of an answer.

import { ChevronLeft, ChevronRight, Footprints, Lightbulb } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { ChainButton } from '../chain/chain-button.tsx';
import { setAnswer } from '../game/game-store.ts';
import { useAskContext } from '../game/play-context.ts';
import type { ShownAnswer } from './answer.ts';
import { askHint, makeStep } from './ask-hint.ts';
import { fillIn, fillKnown } from './ask-solve.ts';
import { playOf } from './ask-worker.ts';
import { checkResultOf } from './check-result.ts';
import styles from './help.module.css';
import { MistakeActions } from './mistake-actions.tsx';

export function AnswerActions({ answer }: { readonly answer: ShownAnswer }) {
  switch (answer.kind) {
    case 'hint':
      return <HintActions answer={answer} />;
    case 'made':
      return <NextStepAction answer={answer} />;
    case 'mistake':
      return <MistakeActions {...answer} finding={checkResultOf(answer.mistakes)} />;
    case 'check':
      return <MistakeActions {...answer} />;
    case 'why':
      return <MistakeActions {...answer} finding={checkResultOf(answer.mistakes)} />;
    case 'solutions':
      return <SolutionPages answer={answer} />;
    case 'unsettled':
      return <FillCertainAction answer={answer} />;
    default:
      return null;
  }
}

function HintActions({ answer }: { readonly answer: ShownAnswer & { kind: 'hint' } }) {
  const text = useText();
  const context = useAskContext();
  return (
    <div className={styles.todo}>
      {answer.level < 3 && (
        <Button icon={Lightbulb} onClick={() => void askHint(context)}>
          {text('play.hint.more')}
        </Button>
      )}
      {answer.level === 3 && (
        <Button icon={Footprints} onClick={() => void makeStep(context)}>
          {text('play.step.this')}
        </Button>
      )}
      {answer.level > 1 && <ChainButton step={answer.step} before={() => playOf(context).cells} />}
    </div>
  );
}

function NextStepAction({ answer }: { readonly answer: ShownAnswer & { kind: 'made' } }) {
  const text = useText();
  const context = useAskContext();
  return (
    <div className={styles.todo}>
      <Button icon={Footprints} onClick={() => void makeStep(context)}>
        {text('play.step')}
      </Button>
      <ChainButton step={answer.step} before={() => answer.before} />
    </div>
  );
}

/**
 * Shows the buttons to page through the solutions. After the last solution comes the first
 * solution.
 */
function SolutionPages({ answer }: { readonly answer: ShownAnswer & { kind: 'solutions' } }) {
  const text = useText();
  const context = useAskContext();
  const { solutions, at } = answer;
  const count = solutions.length;
  const turn = (by: number): void =>
    setAnswer(context.store, { ...answer, at: (at + by + count) % count });
  return (
    <div className={styles.todo}>
      {count > 1 && (
        <span className={styles.pages}>
          <IconButton
            icon={ChevronLeft}
            label={text('play.solutions.previous')}
            onClick={() => turn(-1)}
          />
          <span role="status">{text('play.solutions.at', { at: at + 1, count })}</span>
          <IconButton
            icon={ChevronRight}
            label={text('play.solutions.next')}
            onClick={() => turn(1)}
          />
        </span>
      )}
      <Button onClick={() => fillIn(context, solutions[at])}>{text('play.solutions.take')}</Button>
    </div>
  );
}

function FillCertainAction({ answer }: { readonly answer: ShownAnswer & { kind: 'unsettled' } }) {
  const text = useText();
  const context = useAskContext();
  if (answer.count === 0) return null;
  return (
    <div className={styles.todo}>
      <Button onClick={() => fillKnown(context, answer.known)}>
        {text('play.unsettled.fill')}
      </Button>
    </div>
  );
}
