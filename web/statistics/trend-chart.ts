// The places of a chart of times: a dot for each game, in the order of the games, and a line
// through the median of each game and the four games before it.

import { medianOf, type Timed } from './statistics.ts';

/** The most games in the chart, the newest. */
export const MOST_DOTS = 60;
const WINDOW = 5;
const TARGET_TICKS = 4;
const STEPS = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 36_000] as const;

interface TrendChart {
  /** The share of the width and of the height, from the left and from the top. */
  readonly dots: readonly Place[];
  readonly line: readonly Place[];
  readonly ticks: readonly { readonly y: number; readonly time: number }[];
}

interface Place {
  readonly x: number;
  readonly y: number;
}

export function trendChart(all: readonly Timed[]): TrendChart {
  const times = all.slice(-MOST_DOTS).map(({ elapsed }) => elapsed);
  const step = stepFor(Math.max(...times));
  const top = Math.max(1, Math.ceil(Math.max(...times) / step)) * step;
  const placeOf = (time: number, i: number): Place => ({
    x: times.length === 1 ? 0.5 : i / (times.length - 1),
    y: 1 - time / top,
  });
  const medians = times.map((_, i) => medianOf(times.slice(Math.max(0, i - WINDOW + 1), i + 1)));
  const ticks = Array.from({ length: top / step + 1 }, (_, i) => i * step);
  return {
    dots: times.map(placeOf),
    line: medians.map(placeOf),
    ticks: ticks.map((time) => ({ y: 1 - time / top, time })),
  };
}

/** Returns the milliseconds between two ticks. */
function stepFor(longest: number): number {
  const step = STEPS.find((each) => each * 1000 * TARGET_TICKS >= longest);
  const hours = Math.ceil(longest / 3_600_000 / TARGET_TICKS);
  return step === undefined ? hours * 3_600_000 : step * 1000;
}
