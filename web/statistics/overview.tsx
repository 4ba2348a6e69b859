// The great numbers: puzzles, days, playing time and puzzles of the day, and how the puzzles were
// solved.

import { useText } from '../app/texts.ts';
import type { Streak } from '../puzzle-store/daily/streak.ts';
import { SOLVED_BY } from '../storage/solved-by.ts';
import styles from './statistics.module.css';
import { type Statistics, solvedOf, totalOf } from './statistics.ts';
import { WaysBar } from './ways-bar.tsx';

interface OverviewProps {
  readonly statistics: Statistics;
  readonly streak: Streak | undefined;
}

export function Overview({ statistics, streak }: OverviewProps) {
  const text = useText();
  const { puzzles, days, played, dailies } = statistics;
  const minutes = Math.floor(played / 60_000);
  const numbers = [
    [text('statistics.puzzles', { count: solvedOf(puzzles) }), solvedOf(puzzles)],
    [text('statistics.days', { count: days }), days],
    [
      text('statistics.played'),
      text('statistics.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    ],
    ...(dailies > 0 ? [[text('statistics.dailies', { count: dailies }), dailies] as const] : []),
    ...(streak && streak.longest > 0
      ? ([
          [text('statistics.streak', { count: streak.length }), streak.length],
          [text('statistics.streak.longest', { count: streak.longest }), streak.longest],
        ] as const)
      : []),
  ] as const;
  return (
    <section className={styles.card} aria-label={text('statistics.overview')}>
      <dl className={styles.numbers}>
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'number' ? text('statistics.number', { value }) : value}</dd>
          </div>
        ))}
      </dl>
      <WaysBar ways={puzzles} most={totalOf(puzzles)} />
      <ul className={styles.legend}>
        {SOLVED_BY.map((way) => (
          <li key={way} data-way={way}>
            {text('statistics.way', { way: text(`library.state.${way}`), count: puzzles[way] })}
          </li>
        ))}
      </ul>
    </section>
  );
}
