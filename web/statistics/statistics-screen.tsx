// The Statistics screen: what the person has solved, how fast, and with which techniques. All of it
// comes from what this browser keeps.

import { Grid3x3 } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../app/texts.ts';
import buttons from '../design/button.module.css';
import { Page } from '../design/page.tsx';
import { Overview } from './overview.tsx';
import { SolvesExport } from './solves-export.tsx';
import styles from './statistics.module.css';
import { totalOf } from './statistics.ts';
import { Techniques } from './techniques.tsx';
import { Times } from './times.tsx';
import { useStatistics } from './use-statistics.ts';
import { WaysTable } from './ways-table.tsx';

export default function StatisticsScreen() {
  const text = useText();
  const { statistics, streak, games } = useStatistics();
  return (
    <Page title={text('statistics.title')}>
      {statistics === undefined && <p role="status">{text('app.loading')}</p>}
      {statistics && totalOf(statistics.puzzles) === 0 && <Nothing />}
      {statistics && totalOf(statistics.puzzles) > 0 && (
        <>
          <Overview statistics={statistics} streak={streak} />
          <div className={styles.columns}>
            <WaysTable
              title={text('statistics.by-size')}
              rows={statistics.bySize}
              nameOf={(key) => text(`library.size.${key}`)}
            />
            <WaysTable
              title={text('statistics.by-difficulty')}
              rows={statistics.byDifficulty}
              nameOf={(key) => text(`library.difficulty.${key}`)}
            />
          </div>
          <Times times={statistics.times} />
          <Techniques counts={statistics.techniques} />
          <SolvesExport games={games} />
        </>
      )}
    </Page>
  );
}

/** Invites somebody who has not solved anything yet. */
function Nothing() {
  const text = useText();
  return (
    <section className={styles.nothing}>
      <span className={styles.tiles} aria-hidden>
        {[...'0110111101100100'].map((on, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change
          <span key={i} data-on={on} />
        ))}
      </span>
      <h2>{text('statistics.none')}</h2>
      <p>{text('statistics.none.text')}</p>
      <Link href="/play" className={`${buttons.button} ${buttons.primary}`}>
        <Grid3x3 aria-hidden size={20} />
        {text('statistics.none.play')}
      </Link>
    </section>
  );
}
