// Finds a few colours that represent many. The search begins with colours that are common and far
// apart, so that a small red part of a large white image keeps its red. Then each colour moves to
// the mean of the samples nearest to it, until no colour moves. Sources: Teofilo Gonzalez,
// Clustering to minimize the maximum intercluster distance, TCS 38 (1985), weighted by counts as in
// Arthur and Vassilvitskii, k-means++, SODA 2007, without its random choices; Stuart Lloyd, Least
// squares quantization in PCM, IEEE Transactions on Information Theory 28 (1982). Cost: at most 30
// rounds of colours x samples, for at most 65,536 samples, evenly chosen.

import { type Lab, meanLab, nearest, squaredDistance } from './oklab.ts';

const MOST_SAMPLES = 65_536;
const ROUNDS = 30;
/**
 * Means whose squared distance is at most this count as one colour, because people can't tell them
 * apart.
 */
const SAME = 0.02 ** 2;

/** Returns at most `count` colours, no two of which look the same. `count` is at least 1. */
export function colourClusters(colours: readonly Lab[], count: number): readonly Lab[] {
  const stride = Math.max(1, Math.ceil(colours.length / MOST_SAMPLES));
  const samples = colours.filter((_, i) => i % stride === 0);
  if (samples.length === 0) return [];
  let means = seedsOf(samples, count);
  for (let round = 0; round < ROUNDS; round++) {
    const next = meansAround(samples, means);
    const moved = next.some((mean, i) => squaredDistance(mean, means[i]) > 1e-8);
    means = next;
    if (!moved) break;
  }
  return distinct(means);
}

/** Side of the boxes in which similar colours are counted together. */
const BOX = 0.05;

/**
 * Chooses the most common colour, then repeatedly the colour with the largest product of its count
 * and its squared distance from the nearest chosen colour.
 */
function seedsOf(samples: readonly Lab[], count: number): Lab[] {
  const boxes = boxesOf(samples);
  const largest = boxes.reduce((best, box) => (box.size > best.size ? box : best));
  const seeds = [largest.mean];
  while (seeds.length < count) {
    const gains = boxes.map(
      ({ mean, size }) => size * squaredDistance(mean, seeds[nearest(mean, seeds)]),
    );
    const best = gains.indexOf(Math.max(...gains));
    if (gains[best] === 0) break;
    seeds.push(boxes[best].mean);
  }
  return seeds;
}

interface Box {
  readonly mean: Lab;
  readonly size: number;
}

function boxesOf(samples: readonly Lab[]): Box[] {
  const boxes = new Map<string, Lab[]>();
  for (const sample of samples) {
    const key = sample.map((value) => Math.round(value / BOX)).join();
    const box = boxes.get(key);
    if (box === undefined) boxes.set(key, [sample]);
    else box.push(sample);
  }
  return [...boxes.values()].map((box) => ({ mean: meanLab(box), size: box.length }));
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

function distinct(means: readonly Lab[]): Lab[] {
  const kept: Lab[] = [];
  for (const mean of means)
    if (kept.every((other) => squaredDistance(mean, other) > SAME)) kept.push(mean);
  return kept;
}
