import { describe, expect, it } from 'vitest';
import { stripsOnSheet } from './sheet-edge.ts';

const BLANK = { least: 240, greatest: 250 };
const NUMBER = { least: 20, greatest: 250 };
const DARK = { least: 20, greatest: 30 };

describe('the strips on a sheet', () => {
  it('end before the dark table beyond the margin', () => {
    const line = [NUMBER, BLANK, BLANK, BLANK, DARK, DARK];
    expect(stripsOnSheet([line, line])).toEqual([
      [NUMBER, BLANK],
      [NUMBER, BLANK],
    ]);
  });

  it('go on over a dark page, on which bright numbers stand', () => {
    const lines = [
      [NUMBER, NUMBER, DARK, DARK],
      [NUMBER, NUMBER, NUMBER, DARK],
    ];
    expect(stripsOnSheet(lines)).toEqual(lines);
  });

  it('end where the image does', () => {
    expect(stripsOnSheet([[NUMBER, BLANK, undefined, undefined]])).toEqual([[NUMBER, BLANK]]);
  });
});
