// The puzzle's name and difficulty, the progress, the playing time, and notices about the game.

import { Lightbulb } from 'lucide-react';
import { useMemo } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useText } from '../../app/texts.ts';
import { progressOf } from '../../board/state/solved.ts';
import type { LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { useGame } from '../game/play-context.ts';
import { SavedMarksNotice } from '../opening/saved-marks-notice.tsx';
import { OtherTabsNotice } from '../saving/other-tabs-notice.tsx';
import styles from './game-status.module.css';
import { PlayingTime } from './playing-time.tsx';
import { useDifficultyLabel } from './use-difficulty-label.ts';

interface GameStatusProps {
  readonly opened: LibraryPuzzle;
  readonly name: string;
  /** Whether the name is a title; any other name has the size in it. */
  readonly isTitled: boolean;
}

export function GameStatus({ opened, name, isTitled }: GameStatusProps) {
  const text = useText();
  const { width, height, palette } = opened.puzzle;
  const { label, atLeast } = useDifficultyLabel(opened);
  const percent = usePercent();
  const helps = useGame(({ game }) => game.helps);
  const showTimer = useSettings((settings) => settings.showTimer);
  const facts = [
    ...(isTitled ? [text('play.size', { width, height })] : []),
    ...(label === undefined ? [] : [text('app.label', { label })]),
    ...(atLeast === undefined ? [] : [text('play.label.least', { label: atLeast })]),
    ...(palette.length > 2 ? [text('play.colours', { count: palette.length - 1 })] : []),
  ];
  return (
    <section className={styles.status}>
      <div className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <dl className={styles.numbers}>
        {showTimer && <PlayingTime />}
        <Painted percent={percent} />
        {helps > 0 && (
          <div className={styles.number}>
            <dt title={text('play.helps')}>
              <Lightbulb aria-hidden size={16} />
              <span className="visually-hidden">{text('play.helps')}</span>
            </dt>
            <dd>{helps}</dd>
          </div>
        )}
      </dl>
      <Bar percent={percent} />
      <div className={styles.notices}>
        <OtherTabsNotice />
        <SavedMarksNotice />
      </div>
    </section>
  );
}

function Painted({ percent }: { readonly percent: number }) {
  const text = useText();
  return (
    <div className={styles.number}>
      <dt className={styles.word}>{text('play.progress')}</dt>
      <dd>{text('play.progress.value', { share: percent / 100 })}</dd>
    </div>
  );
}

/** Draws the progress as a bar, which is hidden from screen readers. */
function Bar({ percent }: { readonly percent: number }) {
  return (
    <div className={styles.track} aria-hidden>
      <div className={styles.done} style={{ width: `${percent}%` }} />
    </div>
  );
}

/**
 * Returns the progress in percent, computed only once for each move, because large boards take a
 * moment.
 */
function usePercent(): number {
  const play = useGame(({ game }) => game.play);
  return useMemo(() => Math.floor(100 * progressOf(play)), [play]);
}
