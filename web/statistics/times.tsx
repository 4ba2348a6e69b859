// The times of games that were solved without help, for one size at a time.

import { useState } from 'react';
import { clockText } from '../app/clock-text.ts';
import { useText } from '../app/texts.ts';
import { Choice } from '../design/choice.tsx';
import styles from './statistics.module.css';
import type { SizeTimes } from './statistics.ts';
import { TimesTable } from './times-table.tsx';
import { TrendView } from './trend-view.tsx';

export function Times({ times }: { readonly times: readonly SizeTimes[] }) {
  const text = useText();
  const [size, setSize] = useState(times[0]?.size);
  const shown = times.find((each) => each.size === size);
  return (
    <section className={styles.card}>
      <h2>{text('statistics.times')}</h2>
      {shown === undefined ? (
        <p className={styles.soft}>{text('statistics.times.none')}</p>
      ) : (
        <>
          {times.length > 1 && (
            <Choice
              label={text('library.size')}
              value={shown.size}
              choices={times.map((each) => [each.size, text(`library.size.${each.size}`)])}
              onChange={setSize}
            />
          )}
          <Figures times={shown} />
          {shown.trend.length > 1 && <TrendView trend={shown.trend} />}
          {shown.trend.length > 0 && <TimesTable trend={shown.trend} />}
          <p className={styles.soft}>{text('statistics.times.note')}</p>
        </>
      )}
    </section>
  );
}

function Figures({ times: { best, median, trend } }: { readonly times: SizeTimes }) {
  const text = useText();
  const last = trend.at(-1)?.elapsed;
  const figures = [
    [text('statistics.best'), best],
    [text('statistics.median'), median],
    ...(last === undefined ? [] : [[text('statistics.last'), last] as const]),
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, time]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{clockText(time)}</dd>
        </div>
      ))}
    </dl>
  );
}
