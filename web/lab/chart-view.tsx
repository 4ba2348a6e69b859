// The bars of the table above, which is the same in words. A broken end says that it would have gone on.

import { useSyncExternalStore } from 'react';
import { useText } from '../app/words.tsx';
import type { MessageKey } from '../messages/keys.ts';
import { chartOf, type Metric } from './chart.ts';
import styles from './chart-view.module.css';
import type { Row } from './rows.ts';
import { metricText, rowName } from './say.ts';

const BAND = 44;
const BAR = 14;
const AXIS = 28;
/** Units of the drawing, which are about as large as pixels, so that its texts can be read on phones, too. */
const WIDTHS = [320, 700, 1240] as const;
const RIGHT = 12;

export function ChartView({
  rows,
  metric,
}: {
  readonly rows: readonly Row[];
  readonly metric: Metric;
}) {
  const text = useText();
  const width = useWidth();
  const chart = chartOf(rows, metric);
  if (chart === undefined) return <p className={styles.none}>{text('lab.chart.none')}</p>;
  const height = chart.bars.length * BAND + AXIS;
  const x = (share: number): number => share * (width - RIGHT);
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  const valueText = (index: number, value: number): string => {
    const work = metric === 'work' && byIndex.get(index)?.work;
    if (!work) return metricText(text, metric, value);
    return text(`lab.work.${work.name}` as MessageKey, { count: value });
  };
  const label = (index: number): string => {
    const row = byIndex.get(index);
    return row ? rowName(text, row) : '';
  };
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={text('lab.chart.label', {
        metric: text(`lab.metric.${metric}`),
        bars: chart.bars
          .map(({ index, value }) => `${label(index)}: ${valueText(index, value)}`)
          .join('; '),
      })}
    >
      {chart.ticks.map(({ value, share }, i) => (
        <g key={value} className={styles.tick}>
          <line x1={x(share)} x2={x(share)} y1={0} y2={height - AXIS} />
          <text
            x={x(share)}
            y={height - 8}
            textAnchor={i === 0 ? 'start' : share > 0.99 ? 'end' : 'middle'}
          >
            {metricText(text, metric, value)}
          </text>
        </g>
      ))}
      {chart.bars.map(({ index, value, share, isOpen }, i) => (
        <g key={index} transform={`translate(0 ${i * BAND})`}>
          <text className={styles.name} x={4} y={17}>
            {label(index)}
            <tspan className={styles.value} dx={8}>
              {valueText(index, value)}
            </tspan>
          </text>
          {value > 0 && (
            <rect
              className={isOpen ? styles.open : styles.bar}
              x={0}
              y={23}
              width={Math.max(2, x(share))}
              height={BAR}
              rx={2}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

/** The page is at least so wide for the second and the third width. */
const QUERIES = ['(min-width: 601px)', '(min-width: 1100px)'];

function useWidth(): number {
  return useSyncExternalStore(watchWidth, () => {
    const passed = QUERIES.filter((query) => matchMedia(query).matches).length;
    return WIDTHS[passed];
  });
}

function watchWidth(onChange: () => void): () => void {
  const queries = QUERIES.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
