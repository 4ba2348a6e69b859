import { describe, expect, it } from 'vitest';
import { type ProgressBar, progressBar } from './progress-bar.ts';

/** Makes a bar that writes to a list, with a clock that is set by hand, in seconds. */
function barOn(isTTY: boolean): { bar: ProgressBar; texts: string[]; at(seconds: number): void } {
  const texts: string[] = [];
  let now = 5000;
  const stream = { isTTY, columns: 200, write: (text: string) => texts.push(text) > 0 };
  const bar = progressBar({ stream: stream as unknown as NodeJS.WriteStream, now: () => now });
  return { bar, texts, at: (seconds) => (now = 5000 + seconds * 1000) };
}

describe('progress off a terminal', () => {
  it('is nothing for a short run', () => {
    const { bar, texts, at } = barOn(false);
    for (let second = 0; second < 10; second++) {
      at(second);
      bar.update(second, 100, 'cells sure');
      bar.hide();
    }
    bar.end();
    expect(texts).toEqual([]);
  });

  it('is a line every ten seconds and one at the end, each once, whatever is printed between', () => {
    const { bar, texts, at } = barOn(false);
    for (let tick = 0; tick <= 100; tick++) {
      at(tick / 4);
      bar.update(tick, tick < 50 ? undefined : 100, 'cells\u001b[2J\nsure');
      bar.hide();
    }
    bar.end();
    bar.end();
    expect(texts).toEqual([
      '40 cells\\x1b[2J\\nsure, 10 s\n',
      '80/100 cells\\x1b[2J\\nsure, 20 s\n',
      '100/100 cells\\x1b[2J\\nsure, 25 s\n',
    ]);
  });

  it('does not repeat its last line at the end', () => {
    const { bar, texts, at } = barOn(false);
    at(12);
    bar.update(7, undefined, 'puzzles done');
    bar.end();
    expect(texts).toEqual(['7 puzzles done, 12 s\n']);
  });
});

describe('progress on a terminal', () => {
  it('is a bar after half a second, which goes for other output', async () => {
    const { bar, texts, at } = barOn(true);
    at(0.4);
    bar.update(1, 100, 'too early');
    at(0.6);
    bar.update(30, 100, 'cells\u202e sure');
    await expect.poll(() => texts.join('')).toContain('30/100 cells\\u202e sure');
    expect(texts.join('')).not.toContain('too early');
    bar.hide();
    const before = texts.length;
    at(0.7);
    bar.end();
    expect(texts.slice(before)).toEqual([]);
  });

  it('has the seconds since the start, and the total as soon as that is known', async () => {
    const { bar, texts, at } = barOn(true);
    at(2);
    bar.update(0, undefined, 'puzzles done');
    await expect.poll(() => texts.join('')).toContain('0 puzzles done, 2 s');
    at(7);
    bar.update(0, 2, 'puzzles done');
    await expect.poll(() => texts.join('')).toContain('] 0/2 puzzles done, 7 s');
    bar.end();
  });
});
