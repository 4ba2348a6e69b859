// Aligns lines of text in columns.

/**
 * Makes each column as wide as its widest text. `numbers` has the indices of the columns to align
 * to the right.
 */
export function align(
  lines: readonly (readonly string[])[],
  numbers: readonly number[] = [],
): string {
  const [heading = []] = lines;
  const widths = heading.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  return lines
    .map((line) =>
      line.map((cell, i) => {
        const width = widths[i] ?? 0;
        return numbers.includes(i) ? cell.padStart(width) : cell.padEnd(width);
      }),
    )
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}
