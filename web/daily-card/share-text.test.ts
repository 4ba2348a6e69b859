import { describe, expect, it } from 'vitest';
import de from '../messages/de/daily.json';
import en from '../messages/en/daily.json';
import { textOf } from '../messages/text-of.ts';
import type { DailyResult } from '../puzzle-store/daily/daily-results.ts';
import { shareText } from './share-text.ts';

const RESULTS: readonly DailyResult[] = [
  { id: 'a', size: '5x5', progress: 1, solvedBy: 'me', time: 12_400 },
  { id: 'b', size: '10x10', progress: 1, solvedBy: 'me-with-help', time: 100_000 },
  { id: 'c', size: '15x15', progress: 0.5 },
  { id: 'd', size: '20x20', progress: 1, solvedBy: 'solver' },
];
const ADDRESS = 'https://example.org/daily/2026-11-27';
const DAY = { date: '2026-11-27', results: RESULTS, address: ADDRESS };

describe('the text to share', () => {
  it('has date, times, streak and address', () => {
    expect(shareText({ ...DAY, streak: 12 }, textOf('en', en))).toBe(
      [
        'Crosshatch Nov 27, 2026',
        'Mini 0:12 · Small with help · Medium – · Large –',
        'Streak 12',
        ADDRESS,
      ].join('\n'),
    );
  });

  it('is in the language of the page, without a streak where there is none', () => {
    expect(shareText({ ...DAY, streak: 0 }, textOf('de', de)).split('\n')).toEqual([
      'Crosshatch 27. Nov. 2026',
      'Mini 0:12 · Klein mit Hilfe · Mittel – · Groß –',
      ADDRESS,
    ]);
  });
});
