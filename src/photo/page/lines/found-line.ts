// A line that was found in an image, and where it is in each row.

/** A line that is nearly straight: its column is `offset + slope * row`. */
export interface FoundLine {
  readonly offset: number;
  readonly slope: number;
  /** The first and the last row. */
  readonly from: number;
  readonly to: number;
  /** The number of rows in which the line was seen. */
  readonly support: number;
  /** Some places of the line, from above: a row and a column in turn. Paper that curls bends it. */
  readonly places: readonly number[];
}

/** Returns the column of a straight line, or of the straight line nearest to a bent one. */
export function columnAt({ offset, slope }: FoundLine, row: number): number {
  return offset + slope * row;
}

/** Returns the column of a line that may be bent; beyond its ends it goes on straight. */
export function bentColumnAt(line: FoundLine, row: number): number {
  const { places } = line;
  const last = places.length - 2;
  if (last < 0) return columnAt(line, row);
  const end = row <= places[0] ? 0 : row >= places[last] ? last : -1;
  if (end >= 0) return places[end + 1] + line.slope * (row - places[end]);
  let at = 0;
  while (places[at + 2] < row) at += 2;
  const share = (row - places[at]) / (places[at + 2] - places[at]);
  return places[at + 1] + share * (places[at + 3] - places[at + 1]);
}

/** Fits a straight line by least squares; all places have the same weight by default. */
export function straightLine(
  rows: ArrayLike<number>,
  columns: ArrayLike<number>,
  weights?: ArrayLike<number>,
): { readonly offset: number; readonly slope: number } {
  let [weight, row, column] = [0, 0, 0];
  for (let i = 0; i < rows.length; i++) {
    const own = weights?.[i] ?? 1;
    weight += own;
    row += own * rows[i];
    column += own * columns[i];
  }
  row /= weight;
  column /= weight;
  let [both, spread] = [0, 0];
  for (let i = 0; i < rows.length; i++) {
    const own = weights?.[i] ?? 1;
    both += own * (rows[i] - row) * (columns[i] - column);
    spread += own * (rows[i] - row) ** 2;
  }
  const slope = spread === 0 ? 0 : both / spread;
  return { offset: column - slope * row, slope };
}
