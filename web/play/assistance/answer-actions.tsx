// The buttons of an answer.

import { ChevronLeft, ChevronRight, Footprints, Lightbulb } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { tellHelp } from '../game/game-store.ts';
import { useHelper } from '../game/play-context.ts';
import type { Help } from './answer.ts';
import { askHint, makeStep } from './ask-hint.ts';
import { fillIn, fillSure } from './ask-solve.ts';
import { checkResultOf } from './check-result.ts';
import styles from './help.module.css';
import { MistakeTodo } from './mistake-actions.tsx';

export function TodoOf({ help }: { readonly help: Help }) {
  switch (help.kind) {
    case 'hint':
      return <HintTodo help={help} />;
    case 'made':
      return <NextTodo />;
    case 'mistake':
      return <MistakeTodo {...help} finding={checkResultOf(help.mistakes)} />;
    case 'check':
      return <MistakeTodo {...help} />;
    case 'why':
      return <MistakeTodo {...help} finding={checkResultOf(help.mistakes)} />;
    case 'solutions':
      return <Pages help={help} />;
    case 'unsettled':
      return <SureTodo help={help} />;
    default:
      return null;
  }
}

function HintTodo({ help }: { readonly help: Help & { kind: 'hint' } }) {
  const text = useText();
  const helper = useHelper();
  return (
    <div className={styles.todo}>
      {help.level < 3 && (
        <Button icon={Lightbulb} onClick={() => void askHint(helper)}>
          {text('play.hint.more')}
        </Button>
      )}
      {help.level === 3 && (
        <Button icon={Footprints} onClick={() => void makeStep(helper)}>
          {text('play.step.this')}
        </Button>
      )}
    </div>
  );
}

function NextTodo() {
  const text = useText();
  const helper = useHelper();
  return (
    <div className={styles.todo}>
      <Button icon={Footprints} onClick={() => void makeStep(helper)}>
        {text('play.step')}
      </Button>
    </div>
  );
}

/** Buttons to page through the solutions; the first follows the last. */
function Pages({ help }: { readonly help: Help & { kind: 'solutions' } }) {
  const text = useText();
  const helper = useHelper();
  const { solutions, at } = help;
  const count = solutions.length;
  const turn = (by: number): void =>
    tellHelp(helper.game, { ...help, at: (at + by + count) % count });
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
      <Button onClick={() => fillIn(helper, solutions[at])}>{text('play.solutions.take')}</Button>
    </div>
  );
}

function SureTodo({ help }: { readonly help: Help & { kind: 'unsettled' } }) {
  const text = useText();
  const helper = useHelper();
  if (help.count === 0) return null;
  return (
    <div className={styles.todo}>
      <Button onClick={() => fillSure(helper, help.known)}>{text('play.unsettled.fill')}</Button>
    </div>
  );
}
