import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dailyLabels } from '../makers/daily/daily-wish.ts';
import { isWorthyPicture } from '../makers/daily/worthy-picture.ts';
import { isNewPicture } from '../src/create/generate/seen-pictures.ts';
import { drawingOfGrid } from '../src/create/index.ts';
import { solve } from '../src/engine/index.ts';
import { rate } from '../src/explain/index.ts';
import { LABELS, type Label } from '../src/explain/rate/label.ts';
import { datesOfMonth, laterMonth, weekdayOf } from '../src/packs/calendar-date.ts';
import {
  cellsOfDailySize,
  DAILY_SIZES,
  type DailyEntry,
  type DailySize,
  readDailyMonth,
} from '../src/packs/daily-day.ts';
import { puzzleOfPacked } from '../src/packs/packed-puzzle.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { verdictOf } from '../src/puzzle/verdict.ts';
import { fnv1a } from '../web/storage/fingerprint.ts';
import { ROOT } from './source-files.ts';

const FOLDER = join(ROOT, 'packs/daily');
/** The months that players have, and the hash of their files: these never change. */
const FROZEN = { last: '2028-12', hash: '79acacf87be4359e' };

const FILES = readdirSync(FOLDER).toSorted();
const TEXTS = FILES.map((file) => readFileSync(join(FOLDER, file), 'utf8'));
const MONTHS = FILES.map((file) => file.replace('.txt', ''));
const DAYS = TEXTS.flatMap(readDailyMonth);

interface Daily extends DailyEntry {
  readonly date: string;
  readonly size: DailySize;
  readonly puzzle: Puzzle;
}

const DAILIES: readonly Daily[] = DAYS.flatMap(({ date, puzzles }) =>
  DAILY_SIZES.map((size) => {
    const entry = puzzles[size];
    const outcome = puzzleOfPacked({ ...entry, ...cellsOfDailySize(size) });
    if (!outcome.ok) throw new Error(`${date} ${size}: ${outcome.problems[0].message}`);
    return { ...entry, date, size, puzzle: outcome.value };
  }),
);

const rankOf = (label: Label): number => LABELS.indexOf(label);

describe('the puzzles of the day', () => {
  it('are there for every day, without a gap', () => {
    const months = MONTHS.map((_, i) => laterMonth(MONTHS[0]!, i));
    expect([MONTHS, months[0]]).toEqual([months, '2026-11']);
    expect(DAYS.map(({ date }) => date)).toEqual(MONTHS.flatMap(datesOfMonth));
  });

  it('never change once they are there', () => {
    const frozen = TEXTS.slice(0, MONTHS.indexOf(FROZEN.last) + 1).join('');
    expect(fnv1a(new TextEncoder().encode(frozen))).toBe(FROZEN.hash);
  });

  it('take less than 300 kB for a year', () => {
    const longest = Math.max(...TEXTS.map((text) => text.length));
    expect(12 * longest).toBeLessThan(300_000);
  });

  it('have one solution each', async () => {
    for (const { date, size, puzzle } of DAILIES) {
      const verdict = verdictOf(await solve(puzzle, { maxSolutions: 2 }));
      expect([date, size, verdict]).toEqual([date, size, 'unique']);
    }
  });

  it('have the labels that a month of them gets when it is rated', async () => {
    const month = DAILIES.filter(({ date }) => date.startsWith('2027-05'));
    for (const { date, size, puzzle, label } of month)
      expect([date, size, (await rate(puzzle)).label]).toEqual([date, size, label]);
  });

  it('are as hard as their weekday wants, never easier on average than the day before', () => {
    for (const { date, size, label } of DAILIES) {
      const { easiest, hardest } = dailyLabels(date, size);
      expect([rankOf(easiest) <= rankOf(label), rankOf(label) <= rankOf(hardest)]).toEqual([
        true,
        true,
      ]);
    }
    for (const size of DAILY_SIZES) {
      const means = Array.from({ length: 7 }, (_, weekday) => {
        const own = DAILIES.filter(
          (each) => each.size === size && weekdayOf(each.date) === weekday,
        );
        return own.reduce((sum, { label }) => sum + rankOf(label), 0) / own.length;
      });
      expect([size, means]).toEqual([size, means.toSorted((a, b) => a - b)]);
    }
  });

  it('are three colours on Wednesdays and Saturdays, in one size', () => {
    for (const { date, size, puzzle } of DAILIES) {
      const isColoured = size === '15x15' && [2, 5].includes(weekdayOf(date));
      expect([date, size, puzzle.palette.length]).toEqual([date, size, isColoured ? 4 : 2]);
    }
  });

  it('are worth a day, and none is like another, not even turned or mirrored', () => {
    for (const size of DAILY_SIZES) {
      const drawings = DAILIES.filter((each) => each.size === size).map(({ puzzle }) =>
        drawingOfGrid(puzzle.goal!),
      );
      expect(drawings.every(isWorthyPicture)).toBe(true);
      // There are too few pictures of 5x5 cells, so these may come again after a year.
      const span = size === '5x5' ? 366 : drawings.length;
      for (let first = 0; first + span <= drawings.length; first += Math.ceil(span / 8)) {
        const seen = new Set<number>();
        const isNew = drawings
          .slice(first, first + span)
          .map((drawing) => isNewPicture(seen, drawing));
        expect(isNew.indexOf(false)).toBe(-1);
      }
    }
  });
});

describe('a picture', () => {
  const pictureOf = (...rows: readonly string[]) => {
    const cells = Uint8Array.from([...rows.join('')], (cell) => (cell === '#' ? 1 : 0));
    return { width: rows[0]!.length, height: rows.length, cells };
  };
  const SWASTIKA = ['#.###', '#.#..', '#####', '..#.#', '###.#'];
  const MIRRORED = SWASTIKA.map((row) => [...row].toReversed().join(''));
  const mistaken = SWASTIKA.with(0, '##.##');
  const negative = SWASTIKA.map((row) =>
    [...row].map((cell) => (cell === '#' ? '.' : '#')).join(''),
  );
  const within = ['.######', ...SWASTIKA.map((row) => `#${row}#`), '######.'];

  it.each([SWASTIKA, MIRRORED, mistaken, negative, within])(
    'is refused if it is like a swastika: %s',
    (...rows) => expect(isWorthyPicture(pictureOf(...rows))).toBe(false),
  );

  it.each([
    [['.....', '..#..', '.....', '.....', '.....'], false],
    [['#####', '#####', '##.##', '#####', '#####'], false],
    [['##...', '##...', '##...', '##...', '##...'], false],
    [['..#..', '.###.', '#####', '..#..', '..#..'], true],
  ])('is refused if it is empty, full or on one side: %j', (rows, isWorthy) => {
    expect(isWorthyPicture(pictureOf(...rows))).toBe(isWorthy);
  });
});
