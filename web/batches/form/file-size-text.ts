// Says the size of a file in the unit that suits it.

import type { Text } from '../../app/texts.ts';

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

export function fileSizeText(bytes: number, text: Text): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const size = Number((bytes / 1000 ** power).toPrecision(3));
  return text('batches.form.files.size', { size, unit: UNITS[power] ?? 'B' });
}
