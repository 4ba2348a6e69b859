// Gathers measures of colours, as points in space, into groups that are clearly apart. Cost: a look
// at each group for each point and for each other group, some times over.

export type ColourPoint = readonly [number, number, number];

interface PointGroups {
  /** The means of the groups, the largest first. */
  readonly means: readonly ColourPoint[];
  /**
   * The most points of a group that was left out. A single digit may be blurred, but a colour of
   * several may be a rare one.
   */
  readonly strays: number;
}

/** How points are gathered. */
export interface Grouping {
  /**
   * Points that are closer to each other than a reach are one colour. The first reach is taken that
   * leaves groups apart, the last otherwise: a screenshot tells two reds apart that are one in a
   * photo, where light and shade differ.
   */
  readonly reaches: readonly number[];
  /**
   * Groups are apart if they differ by so many times what this share of the points differ from
   * their groups at most.
   */
  readonly apart: readonly { readonly times: number; readonly share: number }[];
}

/** Groups of fewer points on average have come about by chance. */
const LEAST_POINTS = 2;
/** A group with a smaller share of all points may be a stray. */
const STRAY_SHARE = 0.02;

export function clearGroups(points: readonly ColourPoint[], grouping: Grouping): PointGroups {
  let groups: PointGroups = { means: [], strays: 0 };
  for (const reach of grouping.reaches) {
    groups = withoutStrays(points, gathered(points, reach), reach);
    if (areApart(points, groups.means, grouping)) break;
  }
  return groups;
}

export function areApart(
  points: readonly ColourPoint[],
  means: readonly ColourPoint[],
  { apart }: Pick<Grouping, 'apart'>,
): boolean {
  if (points.length < LEAST_POINTS * means.length) return false;
  const spreads = points
    .map((point) => Math.min(...means.map((mean) => pointDistance(point, mean))))
    .sort((a, b) => a - b);
  const least = apart.map(({ times, share }) => {
    return times * spreads[Math.floor(share * (spreads.length - 1))];
  });
  return means.every((mean, i) =>
    means.every((other, k) => k <= i || pointDistance(mean, other) > Math.max(...least)),
  );
}

export function nearestGroup(point: ColourPoint, means: readonly ColourPoint[]): number {
  const distances = means.map((mean) => pointDistance(point, mean));
  return distances.indexOf(Math.min(...distances));
}

export function pointDistance(a: ColourPoint, b: ColourPoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Takes at least one point. */
export function meanPoint(points: readonly ColourPoint[]): ColourPoint {
  const meanOf = (k: 0 | 1 | 2): number =>
    points.reduce((sum, point) => sum + point[k], 0) / points.length;
  return [meanOf(0), meanOf(1), meanOf(2)];
}

/** Gathers points around the first ones that differ, and returns the mean of each group. */
function gathered(points: readonly ColourPoint[], reach: number): ColourPoint[] {
  const groups: { mean: ColourPoint; count: number }[] = [];
  for (const point of points) {
    const near = groups.find(({ mean }) => pointDistance(point, mean) < reach);
    if (near === undefined) groups.push({ mean: point, count: 1 });
    else {
      near.count++;
      near.mean = moved(near.mean, point, 1 / near.count);
    }
  }
  return groups.sort((a, b) => b.count - a.count).map(({ mean }) => mean);
}

function moved([x, y, z]: ColourPoint, [toX, toY, toZ]: ColourPoint, share: number): ColourPoint {
  return [x + share * (toX - x), y + share * (toY - y), z + share * (toZ - z)];
}

/**
 * Leaves out single points, because each colour is in a row and in a column, and small groups that
 * are not far from another: blurred digits make such.
 */
function withoutStrays(
  points: readonly ColourPoint[],
  means: readonly ColourPoint[],
  reach: number,
): PointGroups {
  const counts = means.map(() => 0);
  for (const point of points) counts[nearestGroup(point, means)]++;
  const isKept = means.map((mean, i) => {
    const others = means.filter((_, k) => k !== i && counts[k] > counts[i]);
    const isFar = others.every((other) => pointDistance(mean, other) > 2 * reach);
    return counts[i] > 1 && (isFar || counts[i] > points.length * STRAY_SHARE);
  });
  const kept = means.filter((_, i) => isKept[i]);
  if (kept.length === 0) return { means, strays: 0 };
  return { means: kept, strays: Math.max(0, ...counts.filter((_, i) => !isKept[i])) };
}
