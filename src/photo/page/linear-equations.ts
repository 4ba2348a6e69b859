// Solves linear equations by elimination, with the largest term first.

/** Each row has the factors of an equation and, last, its value; the rows are changed. */
export function solveLinear(rows: Float64Array[]): number[] | undefined {
  const count = rows.length;
  for (let i = 0; i < count; i++) {
    let pivot = i;
    for (let k = i + 1; k < count; k++) {
      if (Math.abs(rows[k][i]) > Math.abs(rows[pivot][i])) pivot = k;
    }
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    if (Math.abs(rows[i][i]) < 1e-12) return undefined;
    for (let k = 0; k < count; k++) {
      if (k === i) continue;
      const factor = rows[k][i] / rows[i][i];
      for (let j = i; j <= count; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row, i) => row[count] / row[i]);
}
