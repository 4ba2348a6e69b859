// A few colours that stand for many: boxes cut in two at the middle of their longest side give the first ones, then each
// colour moves to the mean of those nearest to it until nothing moves.
// Sources: Paul Heckbert, Color image quantization for frame buffer display, SIGGRAPH 1982 (median cut); Stuart Lloyd, Least
// squares quantization in PCM, IEEE Transactions on Information Theory 28 (1982) (k-means).
// Cost: at most 30 rounds of colours x samples, and at most 65,536 of the samples, evenly chosen.

import { distance, type Lab, nearest } from './oklab.ts';

const MOST_SAMPLES = 65_536;
const ROUNDS = 30;
/** Means closer than this are one colour: less than people tell apart. */
const SAME = 0.02 ** 2;

/** At most `count` colours, fewer where there are no more. */
export function clustered(colours: readonly Lab[], count: number): readonly Lab[] {
  const stride = Math.max(1, Math.ceil(colours.length / MOST_SAMPLES));
  const samples = colours.filter((_, i) => i % stride === 0);
  if (samples.length === 0) return [];
  let means = medianCut(samples, count).map(meanOf);
  for (let round = 0; round < ROUNDS; round++) {
    const next = meansAround(samples, means);
    const moved = next.some((mean, i) => distance(mean, means[i]) > 1e-8);
    means = next;
    if (!moved) break;
  }
  return distinct(means);
}

function medianCut(samples: readonly Lab[], count: number): readonly (readonly Lab[])[] {
  const boxes: (readonly Lab[])[] = [samples];
  while (boxes.length < count) {
    const sides = boxes.map(longestSide);
    const widest = sides.reduce(
      (best, { length }, i) => (length > sides[best].length ? i : best),
      0,
    );
    if (sides[widest].length === 0) break;
    boxes.splice(widest, 1, ...halves(boxes[widest], sides[widest].axis));
  }
  return boxes;
}

function longestSide(box: readonly Lab[]): { axis: number; length: number } {
  const lengths = [0, 1, 2].map((axis) => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const colour of box) {
      least = Math.min(least, colour[axis]);
      most = Math.max(most, colour[axis]);
    }
    return most - least;
  });
  const axis = lengths.indexOf(Math.max(...lengths));
  return { axis, length: lengths[axis] };
}

/** Both hold something: where many are alike in the middle, the cut goes beside them. */
function halves(box: readonly Lab[], axis: number): [Lab[], Lab[]] {
  const sorted = box.toSorted((a, b) => a[axis] - b[axis]);
  const median = sorted[sorted.length >> 1][axis];
  const isLow = median > sorted[0][axis];
  return [
    sorted.filter((colour) => (isLow ? colour[axis] < median : colour[axis] <= median)),
    sorted.filter((colour) => (isLow ? colour[axis] >= median : colour[axis] > median)),
  ];
}

function meansAround(samples: readonly Lab[], means: readonly Lab[]): Lab[] {
  const sums = means.map(() => [0, 0, 0, 0]);
  for (const sample of samples) {
    const sum = sums[nearest(sample, means)];
    for (let axis = 0; axis < 3; axis++) sum[axis] += sample[axis];
    sum[3]++;
  }
  return sums.map(([l, a, b, n], i) => (n === 0 ? means[i] : [l / n, a / n, b / n]));
}

function meanOf(box: readonly Lab[]): Lab {
  return meansAround(box, [box[0]])[0];
}

function distinct(means: readonly Lab[]): Lab[] {
  const kept: Lab[] = [];
  for (const mean of means)
    if (kept.every((other) => distance(mean, other) > SAME)) kept.push(mean);
  return kept;
}
