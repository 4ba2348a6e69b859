// Lines of text in columns.

/** Columns as wide as their widest cell; those named are numbers, at the right edge. */
export function align(
  lines: readonly (readonly string[])[],
  numbers: readonly number[] = [],
): string {
  const widths = lines[0].map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  return lines
    .map((line) =>
      line.map((cell, i) =>
        numbers.includes(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i]),
      ),
    )
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}
