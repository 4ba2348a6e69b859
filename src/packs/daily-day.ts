// The puzzles of the day: four sizes for each date, the same for all. A file has the days of a
// month, a line a day: the date, and for each size the label, the picture and, for a picture in
// colours, the palette, as in "2026-11-27 easy:AbC medium:... hard:...:#ffffff,#d62828 ...".

import { UNIQUE_LABELS, type UniqueLabel } from '../explain/rate/label.ts';
import { defined } from '../puzzle/defined.ts';
import type { Size } from '../puzzle/places.ts';
import { isCalendarDate } from './calendar-date.ts';
import type { PackedPuzzle } from './packed-puzzle.ts';

/** The sizes of each day, the smallest first. */
export const DAILY_SIZES = ['5x5', '10x10', '15x15', '20x20'] as const;
export type DailySize = (typeof DAILY_SIZES)[number];

/** A puzzle of the day without its size, which is known from its place. */
export interface DailyEntry extends Pick<PackedPuzzle, 'palette' | 'picture'> {
  readonly label: UniqueLabel;
}

export interface DailyDay {
  readonly date: string;
  readonly puzzles: Readonly<Record<DailySize, DailyEntry>>;
}

export function cellsOfDailySize(size: DailySize): Size {
  const [width, height] = size.split('x').map(Number);
  return { width, height };
}

export function writeDailyDay({ date, puzzles }: DailyDay): string {
  const entries = DAILY_SIZES.map((size) => {
    const { label, picture, palette } = puzzles[size];
    return [label, picture, ...(palette === undefined ? [] : [palette.join(',')])].join(':');
  });
  return [date, ...entries].join(' ');
}

/** Reads a file of a month. Throws a SyntaxError that names the line if it is damaged. */
export function readDailyMonth(text: string): readonly DailyDay[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line, index) => {
    const day = readDay(line);
    if (day === undefined) throw new SyntaxError(`line ${index + 1} is no day with its puzzles`);
    return day;
  });
}

function readDay(line: string): DailyDay | undefined {
  const [date, ...texts] = line.split(' ');
  const entries = texts.map(readEntry);
  if (!isCalendarDate(date) || entries.length !== DAILY_SIZES.length) return undefined;
  if (entries.includes(undefined)) return undefined;
  const puzzles = Object.fromEntries(DAILY_SIZES.map((size, i) => [size, entries[i]]));
  return { date, puzzles: puzzles as DailyDay['puzzles'] };
}

function readEntry(text: string): DailyEntry | undefined {
  const [name, picture, colours] = text.split(':');
  const label = UNIQUE_LABELS.find((each) => each === name);
  if (label === undefined || picture === undefined) return undefined;
  return { label, picture, ...defined({ palette: colours?.split(',') }) };
}
