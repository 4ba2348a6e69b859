// Help beside the board, or below it on small screens: the questions that can be asked, and the
// answer.

import { CircleCheckBig, Footprints, Lightbulb, WandSparkles } from 'lucide-react';
import { useSettings } from '../../app/settings.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { lazyPart } from '../../design/lazy-part.tsx';
import { Menu, MenuItem } from '../../design/menu.tsx';
import { WorkBar } from '../../design/work-bar.tsx';
import type { LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { useGame, usePlaying } from '../game/play-context.ts';
import { PlaybackPanel } from '../playback/playback-panel.tsx';
import { isPictureInSight } from '../solved/picture-in-sight.ts';
import { offersMore } from './answer.ts';
import { AnswerCard } from './answer-card.tsx';
import { askCheck } from './ask-check.ts';
import { askHint, makeStep } from './ask-hint.ts';
import { askSolution } from './ask-solve.ts';
import { askSteps } from './ask-steps.ts';
import styles from './help.module.css';
import { HintOfferNotice } from './hint-offer-notice.tsx';

const SolvedCard = lazyPart(async () => (await import('../solved/solved-card.tsx')).SolvedCard);

interface HelpPanelProps {
  readonly opened: LibraryPuzzle;
  /** Whether the help is shown. */
  readonly isOpen: boolean;
}

export function HelpPanel({ opened, isOpen }: HelpPanelProps) {
  const text = useText();
  const { work } = usePlaying();
  const isDone = useGame(({ game }) => game.isDone);
  const shown = useGame(({ playback }) => playback?.kind);
  const isPicture = useGame(isPictureInSight);
  const offers = useGame(({ answer }) => answer !== undefined && offersMore(answer));
  return (
    <section
      className={styles.panel}
      aria-label={text('play.help')}
      data-open={isOpen || isPicture}
      data-answered={offers}
    >
      {!isDone && !shown && <HelpButtons />}
      <WorkBar work={work} />
      {shown ? <PlaybackPanel key={shown} kind={shown} /> : <Answer opened={opened} />}
      <HintOfferNotice />
    </section>
  );
}

/** After Solve, the answer below the card says that there is no other solution. */
function Answer({ opened }: Pick<HelpPanelProps, 'opened'>) {
  const isDone = useGame(({ game }) => game.isDone);
  const hasAnswer = useGame(({ answer }) => answer !== undefined);
  return (
    <>
      {isDone && <SolvedCard opened={opened} />}
      {(!isDone || hasAnswer) && <AnswerCard />}
    </>
  );
}

function HelpButtons() {
  const text = useText();
  const { context } = usePlaying();
  const mistakes = useSettings((settings) => settings.mistakes);
  const isUnhelped = useGame(({ game, answer }) => game.helps === 0 && answer === undefined);
  return (
    <>
      <div className={styles.buttons}>
        <Button icon={Lightbulb} kind="primary" onClick={() => void askHint(context)}>
          {text('play.hint')}
        </Button>
        <Button icon={Footprints} onClick={() => void makeStep(context)}>
          {text('play.step')}
        </Button>
        {mistakes !== 'never' && (
          <Button icon={CircleCheckBig} onClick={() => void askCheck(context)}>
            {text('play.check')}
          </Button>
        )}
        <Menu
          trigger={
            <Button icon={WandSparkles} data-lends-focus>
              {text('play.solve')}
            </Button>
          }
        >
          <MenuItem icon={WandSparkles} onSelect={() => void askSolution(context)}>
            {text('play.solve.fill')}
          </MenuItem>
          <MenuItem icon={Footprints} onSelect={() => void askSteps(context)}>
            {text('play.solve.steps')}
          </MenuItem>
        </Menu>
      </div>
      {isUnhelped && <p className={styles.soft}>{text('play.help.counts')}</p>}
    </>
  );
}
