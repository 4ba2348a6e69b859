// Draws the chart of times. It stretches to the width of its place; texts and dots keep their size.

import { clockText } from '../app/clock-text.ts';
import { useText } from '../app/texts.ts';
import styles from './statistics.module.css';
import type { Timed } from './statistics.ts';
import { trendChart } from './trend-chart.ts';

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 56;
const EDGE = 12;

export function TrendView({ trend }: { readonly trend: readonly Timed[] }) {
  const text = useText();
  const { dots, line, ticks } = trendChart(trend);
  const x = (share: number): number => LEFT + share * (WIDTH - LEFT - EDGE);
  const y = (share: number): number => EDGE + share * (HEIGHT - 2 * EDGE);
  const path = line.map((place) => `${x(place.x)} ${y(place.y)}`).join('L');
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={text('statistics.chart', { count: dots.length })}
      >
        {ticks.map((tick) => (
          <g key={tick.time}>
            <path className={styles.tick} d={`M${LEFT} ${y(tick.y)}H${WIDTH - EDGE}`} />
            <text className={styles.tickText} x={LEFT - 8} y={y(tick.y) + 4}>
              {clockText(tick.time)}
            </text>
          </g>
        ))}
        <path className={styles.trend} d={`M${path}`} />
        {dots.map((place) => (
          <circle key={place.x} className={styles.dot} cx={x(place.x)} cy={y(place.y)} r={4} />
        ))}
      </svg>
      <figcaption className={styles.caption}>{text('statistics.chart.caption')}</figcaption>
    </figure>
  );
}
