import { describe, expect, it } from 'vitest';
import { cellsOfDailySize, type DailyDay, readDailyMonth, writeDailyDay } from './daily-day.ts';

const DAY: DailyDay = {
  date: '2026-11-27',
  puzzles: {
    '5x5': { label: 'trivial', picture: 'AbC-_' },
    '10x10': { label: 'medium', picture: 'x1' },
    '15x15': { label: 'hard', picture: 'yz', palette: ['#ffffff', '#d62828', '#1c6dd0'] },
    '20x20': { label: 'expert', picture: '0' },
  },
};

describe('a line of a day', () => {
  it('tells all of it', () => {
    const line = writeDailyDay(DAY);
    expect(line).toBe(
      '2026-11-27 trivial:AbC-_ medium:x1 hard:yz:#ffffff,#d62828,#1c6dd0 expert:0',
    );
    expect(readDailyMonth(`${line}\n`)).toEqual([DAY]);
  });

  it.each([
    '2026-11-31 easy:A easy:A easy:A easy:A',
    '2026-11-27 easy:A easy:A easy:A',
    '2026-11-27 easy:A easy:A easy:A nice:A',
    '2026-11-27 easy:A easy:A easy:A easy',
  ])('is damaged: %s', (line) => {
    expect(() => readDailyMonth(`${writeDailyDay(DAY)}\n${line}`)).toThrow('line 2 is no day');
  });
});

it('knows the cells of a size', () => {
  expect(cellsOfDailySize('15x15')).toEqual({ width: 15, height: 15 });
});
