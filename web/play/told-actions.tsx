// What can be done about an answer.

import { ChevronLeft, ChevronRight, Eraser, Eye, Footprints, Lightbulb, Undo2 } from 'lucide-react';
import { useText } from '../app/words.tsx';
import { Button, IconButton } from '../design/button.tsx';
import { askWhy, removeMistakes, showMistakes, takeBackMistakes } from './ask-check.ts';
import { askHint, makeStep } from './ask-hint.ts';
import { fillIn, fillSure } from './ask-solve.ts';
import { tellHelp } from './game.ts';
import styles from './help.module.css';
import type { Help } from './help.ts';
import { useGame, useHelper } from './play-context.ts';

export function TodoOf({ help }: { readonly help: Help }) {
  switch (help.kind) {
    case 'hint':
      return <HintTodo help={help} />;
    case 'made':
      return <NextTodo />;
    case 'mistake':
      return (
        <div className={styles.todo}>
          <WayBack correct={help.correct} />
          {help.mistakes.lines.length > 0 && <Why />}
        </div>
      );
    case 'check':
      return <CheckTodo help={help} />;
    case 'why':
      return (
        <div className={styles.todo}>
          <WayBack correct={help.correct} />
        </div>
      );
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

function CheckTodo({ help }: { readonly help: Help & { kind: 'check' } }) {
  const text = useText();
  const helper = useHelper();
  const { finding, mistakes, isShown } = help;
  if (finding.kind !== 'wrong' && finding.kind !== 'together') return null;
  if (!isShown) {
    return (
      <div className={styles.todo}>
        <Button icon={Eye} onClick={() => showMistakes(helper, help)}>
          {text('play.check.show')}
        </Button>
        <WayBack correct={help.correct} />
      </div>
    );
  }
  return (
    <div className={styles.todo}>
      <Button icon={Eraser} onClick={() => removeMistakes(helper, help)}>
        {text('play.remove')}
      </Button>
      <WayBack correct={help.correct} />
      {mistakes.lines.length > 0 && <Why />}
    </div>
  );
}

function WayBack({ correct }: { readonly correct: number | undefined }) {
  const text = useText();
  const helper = useHelper();
  const moves = useGame(({ session }) => session.play.past.length);
  if (correct === undefined || moves <= correct) return null;
  return (
    <Button
      icon={Undo2}
      className={styles.long ?? ''}
      onClick={() => takeBackMistakes(helper, correct)}
    >
      {text('play.back', { count: moves - correct })}
    </Button>
  );
}

function Why() {
  const text = useText();
  const helper = useHelper();
  return (
    <Button kind="quiet" onClick={() => void askWhy(helper)}>
      {text('play.why')}
    </Button>
  );
}

/** Solutions one after another; the first follows the last. */
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
