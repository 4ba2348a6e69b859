// Finds the lightness that best separates the dark and the light parts of an image: with this
// threshold, the variance between the two parts is largest. Source: Nobuyuki Otsu, A threshold
// selection method from gray-level histograms, IEEE Transactions on Systems, Man, and Cybernetics 9
// (1979).

const LEVELS = 256;

/**
 * Returns the threshold, which is between 0 and 1; undefined when all values are on the same one of
 * 256 levels, because then there is nothing to separate.
 */
export function otsu(values: readonly number[]): number | undefined {
  const counts = new Float64Array(LEVELS);
  for (const value of values) counts[levelOf(value)]++;
  const sum = counts.reduce((total, count, level) => total + level * count, 0);
  let [best, from, to] = [0, 0, 0];
  let [below, sumBelow] = [0, 0];
  for (let level = 0; level < LEVELS - 1; level++) {
    below += counts[level];
    sumBelow += level * counts[level];
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (between > best) [best, from] = [between, level];
    if (between >= best) to = level;
  }
  // The middle of the best thresholds is as far from both parts as possible.
  return best === 0 ? undefined : ((from + to) / 2 + 1) / LEVELS;
}

function levelOf(value: number): number {
  return Math.min(LEVELS - 1, Math.max(0, Math.floor(value * LEVELS)));
}
