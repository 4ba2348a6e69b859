// Draws the bars of the chart; the table above the chart has the same numbers as text. A bar with a
// dashed outline stands for a run that was cut.

import { type Text, useText } from '../../app/texts.ts';
import { useMedia } from '../../app/use-media.ts';
import type { MessageKey } from '../../messages/keys.ts';
import { type Chart, type ChartBar, chartOf, type Metric } from './chart.ts';
import styles from './chart-view.module.css';
import type { ResultRow } from './result-rows.ts';
import { metricText, rowName } from './result-words.ts';

const BAND = 44;
const BAR = 14;
const AXIS = 28;
const RIGHT = 12;

interface ChartViewProps {
  readonly rows: readonly ResultRow[];
  readonly metric: Metric;
}

export function ChartView({ rows, metric }: ChartViewProps) {
  const text = useText();
  const width = useWidth();
  const chart = chartOf(rows, metric);
  if (chart === undefined) return <p className={styles.none}>{text('lab.chart.none')}</p>;
  const bars = chart.bars.map((bar) => inWords(text, bar, rows, metric));
  const height = bars.length * BAND + AXIS;
  const label = text('lab.chart.label', {
    metric: text(`lab.metric.${metric}`),
    bars: bars.map(({ name, amount }) => `${name}: ${amount}`).join('; '),
  });
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Ticks ticks={chart.ticks} {...{ metric, width, height }} />
      {bars.map((bar, place) => (
        <BarView key={bar.index} bar={bar} {...{ place, width }} />
      ))}
    </svg>
  );
}

interface BarInWords extends ChartBar {
  readonly name: string;
  readonly amount: string;
}

function inWords(
  text: Text,
  bar: ChartBar,
  rows: readonly ResultRow[],
  metric: Metric,
): BarInWords {
  const { index, value, isOpen } = bar;
  const row = rows.find((each) => each.index === index);
  const work = metric === 'work' && row?.work;
  const amount = work
    ? text(`lab.work.${work.name}` as MessageKey, { count: value })
    : metricText(text, metric, value);
  return {
    ...bar,
    name: row ? rowName(text, row) : '',
    amount: isOpen ? text('lab.above', { amount }) : amount,
  };
}

interface TicksProps {
  readonly ticks: Chart['ticks'];
  readonly metric: Metric;
  readonly width: number;
  readonly height: number;
}

function Ticks({ ticks, metric, width, height }: TicksProps) {
  const text = useText();
  return ticks.map(({ value, share }, i) => {
    const x = placeOf(share, width);
    return (
      <g key={value} className={styles.tick}>
        <line x1={x} x2={x} y1={0} y2={height - AXIS} />
        <text x={x} y={height - 8} textAnchor={i === 0 ? 'start' : share > 0.99 ? 'end' : 'middle'}>
          {metricText(text, metric, value)}
        </text>
      </g>
    );
  });
}

interface BarViewProps {
  readonly bar: BarInWords;
  /** The place of the bar, counted from 0 at the top. */
  readonly place: number;
  readonly width: number;
}

function BarView({ bar: { name, amount, value, share, isOpen }, place, width }: BarViewProps) {
  return (
    <g transform={`translate(0 ${place * BAND})`}>
      <text className={styles.name} x={4} y={17}>
        {name}
        <tspan className={styles.value} dx={8}>
          {amount}
        </tspan>
      </text>
      {value > 0 && (
        <rect
          className={isOpen ? styles.open : styles.bar}
          x={0}
          y={23}
          width={Math.max(2, placeOf(share, width))}
          height={BAR}
          rx={2}
        />
      )}
    </g>
  );
}

function placeOf(share: number, width: number): number {
  return share * (width - RIGHT);
}

/**
 * Returns the width in units of the drawing, which are about as large as pixels, so that the texts
 * of the chart can be read on phones, too.
 */
function useWidth(): number {
  const isMedium = useMedia('(min-width: 601px)');
  const isWide = useMedia('(min-width: 1100px)');
  if (isWide) return 1240;
  return isMedium ? 700 : 320;
}
