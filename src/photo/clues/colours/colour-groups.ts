// Gathers the colours of digits into groups that are clearly apart. Cost: a look at each group for
// each digit, some times over.

import type { Lab } from '../../../create/images/oklab.ts';
import { inkMixture, LIGHT_WEIGHT } from './ink-mixture.ts';

/**
 * Colours that are closer to each other than one of these distances are one: in Oklab, with
 * lightness weighed down. The first is taken that leaves colours apart, the last otherwise.
 */
const REACHES = [0.015, 0.022, 0.033, 0.05] as const;
/** Colours are apart if they differ by so many times what most digits differ from their colour. */
const APART = 4;
const MOST_DIGITS = 0.95;

/**
 * A screenshot tells two reds apart that are one in a photo, where light and shade differ. Paper is
 * given for colours of ink.
 */
export function clearColours(labs: readonly Lab[], paper?: Lab): ClearColours {
  const [widest] = REACHES.slice(-1) as [number];
  for (const reach of REACHES) {
    const all = gathered(labs, reach);
    const full = paper === undefined ? all : withoutThin(all, paper, reach);
    const clear = withoutStrays(labs, full, reach);
    if (reach === widest || areApart(labs, clear.means)) return clear;
  }
  return { means: [], strays: 0 };
}

/** The colour of a thin stroke is so far on the way to that of paper, at most. */
const THIN = 0.35;

/** Leaves out colours that thin strokes have, which are mixed with paper. */
function withoutThin(means: readonly Lab[], paper: Lab, reach: number): Lab[] {
  return means.filter((mean) =>
    means.every((other) => {
      if (other === mean) return true;
      const { share, off } = inkMixture(other, paper, mean);
      return share <= 0 || share > THIN || off > reach;
    }),
  );
}

interface ClearColours {
  readonly means: Lab[];
  /**
   * The most digits of a colour that was left out. A single digit may be blurred, but a colour of
   * several may be a rare one.
   */
  readonly strays: number;
}

export function areApart(labs: readonly Lab[], means: readonly Lab[]): boolean {
  const spreads = labs
    .map((lab) => Math.min(...means.map((mean) => difference(lab, mean))))
    .sort((a, b) => a - b);
  const spread = spreads[Math.floor(MOST_DIGITS * (spreads.length - 1))];
  return means.every((mean, i) =>
    means.every((other, k) => k <= i || difference(mean, other) > APART * spread),
  );
}

/** Gathers colours around the first ones that differ, and returns the mean of each group. */
export function gathered(labs: readonly Lab[], reach: number): Lab[] {
  const groups: { mean: Lab; count: number }[] = [];
  for (const lab of labs) {
    const near = groups.find(({ mean }) => difference(lab, mean) < reach);
    if (near === undefined) groups.push({ mean: lab, count: 1 });
    else {
      near.count++;
      near.mean = moved(near.mean, lab, 1 / near.count);
    }
  }
  return groups.sort((a, b) => b.count - a.count).map(({ mean }) => mean);
}

function moved([l, a, b]: Lab, [toL, toA, toB]: Lab, share: number): Lab {
  return [l + share * (toL - l), a + share * (toA - a), b + share * (toB - b)];
}

/** Leaves out colours that stand alone and are not far from another: blurred digits have such. */
function withoutStrays(labs: readonly Lab[], means: readonly Lab[], reach: number): ClearColours {
  const counts = countsOf(labs, means);
  const isKept = means.map((mean, i) => {
    const others = means.filter((_, k) => k !== i && counts[k] > counts[i]);
    const isFar = others.every((other) => difference(mean, other) > 2 * reach);
    return isFar || counts[i] > labs.length * STRAY_SHARE;
  });
  const kept = means.filter((_, i) => isKept[i]);
  if (kept.length === 0) return { means: [...means], strays: 0 };
  return { means: kept, strays: Math.max(0, ...counts.filter((_, i) => !isKept[i])) };
}

export function countsOf(labs: readonly Lab[], means: readonly Lab[]): number[] {
  const nearest = labs.map((lab) => nearestColour(lab, means));
  return means.map((_, i) => nearest.filter((at) => at === i).length);
}

/** A colour of fewer digits than this share may be a stray. */
const STRAY_SHARE = 0.02;

export function nearestColour(lab: Lab, means: readonly Lab[]): number {
  const differences = means.map((mean) => difference(lab, mean));
  return differences.indexOf(Math.min(...differences));
}

/** Lightness differs by shade alone, so it counts less than the rest. */
function difference([lightness, a, b]: Lab, [otherLightness, otherA, otherB]: Lab): number {
  return Math.hypot(LIGHT_WEIGHT * (lightness - otherLightness), a - otherA, b - otherB);
}
