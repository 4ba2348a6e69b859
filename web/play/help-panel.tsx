// Help beside the board, or below it on small screens: what can be asked for, and what was answered.

import { CircleCheckBig, Footprints, Lightbulb, WandSparkles } from 'lucide-react';
import { late } from '../app/late.tsx';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.tsx';
import { Button } from '../design/button.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { WorkBar } from '../design/work-bar.tsx';
import { askCheck } from './ask-check.ts';
import { askHint, makeStep } from './ask-hint.ts';
import { askSolution } from './ask-solve.ts';
import { askSteps } from './ask-steps.ts';
import styles from './help.module.css';
import { Offer } from './offer-notice.tsx';
import { useGame, usePlaying } from './play-context.ts';
import { SolvedCard } from './solved-card.tsx';
import { Told } from './told.tsx';

// Its sliders are needed by few.
const ShowBar = late(async () => (await import('./show-bar.tsx')).ShowBar);

export interface HelpPanelProps {
  /** Of the sheet; beside the board it is always open. */
  readonly isOpen: boolean;
}

export function HelpPanel({ isOpen }: HelpPanelProps) {
  const text = useText();
  const { work } = usePlaying();
  const isDone = useGame(({ session }) => session.isDone);
  const isShowing = useGame(({ show }) => show !== undefined);
  const isTold = useGame(({ help }) => help !== undefined);
  return (
    <section
      className={styles.panel}
      aria-label={text('play.help')}
      data-open={isOpen}
      data-told={isTold}
    >
      {!isDone && !isShowing && <HelpButtons />}
      <WorkBar work={work} />
      {isShowing ? <ShowBar /> : <Answer />}
      <Offer />
    </section>
  );
}

function Answer() {
  const isDone = useGame(({ session }) => session.isDone);
  return isDone ? <SolvedCard /> : <Told />;
}

function HelpButtons() {
  const text = useText();
  const { helper } = usePlaying();
  const mistakes = useSettings((settings) => settings.mistakes);
  return (
    <div className={styles.buttons}>
      <Button icon={Lightbulb} kind="primary" onClick={() => void askHint(helper)}>
        {text('play.hint')}
      </Button>
      <Button icon={Footprints} onClick={() => void makeStep(helper)}>
        {text('play.step')}
      </Button>
      {mistakes !== 'never' && (
        <Button icon={CircleCheckBig} onClick={() => void askCheck(helper)}>
          {text('play.check')}
        </Button>
      )}
      <Menu trigger={<Button icon={WandSparkles}>{text('play.solve')}</Button>}>
        <MenuItem icon={WandSparkles} onSelect={() => void askSolution(helper)}>
          {text('play.solve.fill')}
        </MenuItem>
        <MenuItem icon={Footprints} onSelect={() => void askSteps(helper)}>
          {text('play.solve.steps')}
        </MenuItem>
      </Menu>
    </div>
  );
}
