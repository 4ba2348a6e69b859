// Finds the lightness that best separates the dark and the light parts of an image: with this
// threshold, the variance between the two parts is largest. Source: Nobuyuki Otsu, A threshold
// selection method from gray-level histograms, IEEE Transactions on Systems, Man, and Cybernetics 9
// (1979); for more parts than two, Ping-Sung Liao, Tse-Sheng Chen and Pau-Choo Chung, A fast
// algorithm for multilevel thresholding, Journal of Information Science and Engineering 17 (2001).

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
  let [below, sumBelow, belowBest] = [0, 0, 0];
  for (let level = 0; level < LEVELS - 1; level++) {
    below += counts[level];
    sumBelow += level * counts[level];
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (between > best) [best, from, belowBest] = [between, level, below];
    if (below === belowBest) to = level;
  }
  // The middle of the thresholds that make the best parts is as far from both as possible.
  return best === 0 ? undefined : ((from + to) / 2 + 1) / LEVELS;
}

/**
 * Returns the threshold below the darkest of three parts; undefined when all values are on at most
 * two of 256 levels. Cost: all pairs of levels.
 */
export function darkestOfThree(values: readonly number[]): number | undefined {
  const counts = new Float64Array(LEVELS + 1);
  const sums = new Float64Array(LEVELS + 1);
  for (const value of values) counts[levelOf(value) + 1]++;
  for (let level = 1; level <= LEVELS; level++) {
    sums[level] = sums[level - 1] + (level - 1) * counts[level];
    counts[level] += counts[level - 1];
  }
  // The mean of a part is squared and weighted by the number of its values.
  const weightOf = (from: number, to: number): number =>
    (sums[to] - sums[from]) ** 2 / (counts[to] - counts[from]);
  let [best, from, to] = [0, 0, 0];
  for (let first = 1; first < LEVELS; first++) {
    for (let second = first + 1; second < LEVELS; second++) {
      const between = weightOf(0, first) + weightOf(first, second) + weightOf(second, LEVELS);
      if (between > best) [best, from, to] = [between, first, first];
      // Other parts may be as good, and there may be thresholds between that are not.
      if (between === best && counts[first] === counts[from]) to = first;
    }
  }
  // The middle of the thresholds that make the best parts is as far from both as possible.
  return best === 0 ? undefined : (from + to) / 2 / LEVELS;
}

function levelOf(value: number): number {
  return Math.min(LEVELS - 1, Math.max(0, Math.floor(value * LEVELS)));
}
