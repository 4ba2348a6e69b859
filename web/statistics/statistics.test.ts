import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Solve } from '../storage/solve.ts';
import type { SolvedBy } from '../storage/solved-by.ts';
import { unratedOf } from './rate-unrated.ts';
import { resultsOf } from './results.ts';
import { gamesCsv, gamesJson, listedGames } from './solves-file.ts';
import { medianOf, solvedOf, statisticsOf } from './statistics.ts';
import { isMastered } from './technique-counts.ts';
import { MOST_DOTS, trendChart } from './trend-chart.ts';

const DAY = 86_400_000;

function solve(puzzleId: string, solvedBy: SolvedBy, more: Partial<Solve> = {}): Solve {
  const size = { width: 10, height: 5, colours: 1 };
  return { puzzleId, ...size, solvedBy, elapsed: 60_000, finished: 10 * DAY, ...more };
}

function saveOf(puzzleId: string, more: Partial<SavedGame>): SavedGame {
  const rest = { elapsed: 9000, changed: 1, progress: 1, solved: true, helps: 0 };
  return { puzzleId, past: [], future: [], ...rest, ...more };
}

const NO_SAVES = new Map<string, SavedGame>();
const tenByTen = () => ({ width: 10, height: 10 });

describe('the results', () => {
  it('have games that are better than those of the log, without a date', () => {
    const saves = new Map(
      [
        saveOf('logged', { best: 60_000 }),
        saveOf('faster', { best: 1000 }),
        saveOf('solver', { helps: 1 }),
        saveOf('old', { best: 5000 }),
        saveOf('helped', { helps: 2 }),
        saveOf('open', { solved: false, progress: 0.5 }),
        saveOf('gone', {}),
      ].map((save) => [save.puzzleId, save]),
    );
    const known = (id: string) => (id === 'gone' ? undefined : tenByTen());
    const solves = [solve('logged', 'me'), solve('faster', 'me'), solve('solver', 'solver')];
    const results = resultsOf(solves, saves, known);
    const facts = results.map(({ puzzleId, solvedBy, elapsed }) => [puzzleId, solvedBy, elapsed]);
    expect(facts).toEqual([
      ['faster', 'me', 1000],
      ['solver', 'me-with-help', undefined],
      ['old', 'me', 5000],
      ['helped', 'me-with-help', undefined],
      ['logged', 'me', 60_000],
      ['faster', 'me', 60_000],
      ['solver', 'solver', 60_000],
    ]);
  });

  it('have no time of a game that began with saved marks', () => {
    const partial = solve('a', 'me', { partial: true, elapsed: 1000 });
    const timesAfter = (...saves: readonly SavedGame[]) => {
      const all = new Map(saves.map((save) => [save.puzzleId, save]));
      const { played, times } = statisticsOf(resultsOf([partial], all, tenByTen));
      return [played, times.map(({ best }) => best)];
    };
    expect(timesAfter()).toEqual([1000, []]);
    expect(timesAfter(saveOf('a', { best: 5000 }))).toEqual([1000, [5000]]);
  });
});

describe('a technique', () => {
  const needs = { techniques: ['glue'] };
  const masters = (...solves: Solve[]): boolean =>
    statisticsOf(resultsOf(solves, NO_SAVES, tenByTen)).techniques.some(isMastered);

  it('is mastered after three puzzles that need it, solved without help', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => solve(id, 'me', needs));
    expect(masters(a, b)).toBe(false);
    expect(masters(a, b, c)).toBe(true);
    expect(masters(a, b, solve('b', 'me', { ...needs, finished: 0 }))).toBe(false);
    expect(masters(a, b, solve('c', 'me-with-help', needs))).toBe(false);
    expect(masters(a, b, solve('c', 'me', { techniques: ['overlap'] }))).toBe(false);
  });

  it('is known of a puzzle when any of its games was rated', () => {
    const [a, b] = ['a', 'b'].map((id) => solve(id, 'me', needs));
    const helped = solve('c', 'me-with-help', { ...needs, finished: 0 });
    expect(masters(a, b, helped, solve('c', 'me'))).toBe(true);
  });
});

describe('a rating', () => {
  it('is missing of puzzles of which no game has one, told by their newest game', () => {
    const solves = [
      solve('left', 'me', { finished: 0 }),
      solve('rated', 'me', { finished: DAY, difficulty: 'easy' }),
      solve('slow', 'me', { finished: 2 * DAY, difficulty: 'unknown' }),
      solve('newer', 'me', { finished: 3 * DAY }),
      solve('left', 'me', { finished: 4 * DAY }),
      solve('rated', 'me', { finished: 5 * DAY }),
    ];
    expect(unratedOf(solves)).toEqual([solves[4], solves[3]]);
  });
});

describe('the statistics', () => {
  const solves = [
    solve('a', 'solver', { difficulty: 'easy' }),
    solve('a', 'me', { elapsed: 30_000, finished: 11 * DAY, techniques: ['glue'] }),
    solve('b', 'me-with-help', { width: 15, techniques: ['glue', 'overlap'] }),
    solve('c', 'me', { elapsed: 50_000, finished: 9 * DAY, difficulty: 'hard' }),
  ];
  const statistics = statisticsOf(resultsOf(solves, NO_SAVES, tenByTen));

  it('count each puzzle once, by its best way', () => {
    expect(statistics.puzzles).toEqual({ me: 2, 'me-with-help': 1, solver: 0 });
    expect(statistics.bySize.map(({ key, ways }) => [key, ways.me])).toEqual([
      ['small', 2],
      ['medium', 0],
    ]);
    expect(statistics.byDifficulty.map(({ key }) => key)).toEqual(['hard', 'unrated']);
  });

  it('do not count as solved what the solver filled in', () => {
    const filled = solve('a', 'solver', { techniques: ['glue'] });
    const { puzzles, days, played, techniques } = statisticsOf([filled]);
    expect([puzzles.solver, solvedOf(puzzles), days, played]).toEqual([1, 0, 0, 60_000]);
    expect(techniques).toEqual([]);
  });

  it('have days and the time of all games', () => {
    expect([statistics.days, statistics.played]).toEqual([3, 200_000]);
  });

  it('have times of games without help, the oldest first', () => {
    const [small, ...others] = statistics.times;
    expect(others).toEqual([]);
    expect(small).toMatchObject({ size: 'small', best: 30_000, median: 40_000 });
    expect(small.trend.map(({ elapsed }) => elapsed)).toEqual([50_000, 30_000]);
  });

  it('count the techniques that puzzles need', () => {
    expect(statistics.techniques).toEqual([
      { technique: 'glue', alone: 1, met: 2, shown: 0 },
      { technique: 'overlap', alone: 0, met: 1, shown: 0 },
    ]);
  });

  it('count the techniques that help showed, in puzzles that nobody solved, too', () => {
    const shown = ['overlap', 'mercury', 'mercury'];
    expect(statisticsOf([solve('b', 'me', { techniques: ['overlap'] })], shown).techniques).toEqual(
      [
        { technique: 'overlap', alone: 1, met: 1, shown: 1 },
        { technique: 'mercury', alone: 0, met: 0, shown: 2 },
      ],
    );
  });

  it('count the puzzles of the day that the person solved', () => {
    const solves = [
      solve('daily-2026-11-27-5x5', 'me'),
      solve('daily-2026-11-27-5x5', 'me-with-help'),
      solve('daily-2026-11-27-10x10', 'me-with-help'),
      solve('daily-2026-11-27-20x20', 'solver'),
      solve('a', 'me'),
    ];
    expect(statisticsOf(solves).dailies).toBe(2);
  });

  it('are empty without results', () => {
    expect(statisticsOf([])).toMatchObject({
      days: 0,
      dailies: 0,
      played: 0,
      times: [],
      bySize: [],
    });
  });
});

describe('the median', () => {
  it.each([
    [[3], 3],
    [[1, 4], 2.5],
    [[9, 1, 5], 5],
  ])('of %j is %d', (values, median) => expect(medianOf(values)).toBe(median));
});

describe('the chart', () => {
  const timed = (seconds: number, i: number) => ({ elapsed: seconds * 1000, finished: i });

  it('has its dots in order, below a round top', () => {
    const { dots, line, ticks } = trendChart([60, 20, 40].map(timed));
    expect(ticks.map(({ time }) => time)).toEqual([0, 15, 30, 45, 60].map((each) => each * 1000));
    expect(dots.map(({ x }) => x)).toEqual([0, 0.5, 1]);
    expect(dots[0].y).toBe(0);
    expect(line.map(({ y }) => Math.round((1 - y) * 60))).toEqual([60, 40, 40]);
  });

  it('has the newest games only, and a few ticks for any time', () => {
    expect(trendChart(Array.from({ length: 99 }, () => timed(1, 0))).dots).toHaveLength(MOST_DOTS);
    for (let seconds = 1; seconds < 1e6; seconds *= 3) {
      const { ticks } = trendChart([timed(seconds, 0)]);
      expect([seconds, ticks.length < 7, ticks.length > 1]).toEqual([seconds, true, true]);
    }
    expect(trendChart([timed(0, 0), timed(0, 1)]).dots.every(({ y }) => y >= 0)).toBe(true);
  });
});

describe('the files', () => {
  const solves = [
    solve('own-=1, "x"', 'me', { techniques: ['glue', 'edge'] }),
    solve('=cmd', 'solver'),
  ];
  const shown = ['overlap', 'edge'].map((technique) => ({ technique, at: 0 }));
  const counts = [
    { technique: 'glue', alone: 3, met: 3, shown: 0 },
    { technique: 'edge', alone: 2, met: 4, shown: 1 },
    { technique: 'overlap', alone: 9, met: 9, shown: 1 },
  ];
  const saves = new Map([[solves[0].puzzleId, saveOf(solves[0].puzzleId, { shown })]]);
  const games = listedGames(solves, saves, counts);

  it('are CSV with a head, and no formula', () => {
    expect(gamesCsv(games).split('\r\n')).toEqual([
      'finished,puzzleId,width,height,colours,difficulty,solvedBy,seconds,techniques,shown,mastered',
      '1970-01-11T00:00:00.000Z,"own-=1, ""x""",10,5,1,,me,60,glue edge,overlap edge,glue',
      "1970-01-11T00:00:00.000Z,'=cmd,10,5,1,,solver,60,,,",
      '',
    ]);
  });

  it('are JSON', () => {
    expect(JSON.parse(gamesJson(games.slice(0, 1)))).toEqual([
      {
        puzzleId: 'own-=1, "x"',
        ...{ width: 10, height: 5, colours: 1 },
        ...{ solvedBy: 'me', seconds: 60, techniques: 'glue edge' },
        ...{ shown: 'overlap edge', mastered: 'glue' },
        finished: '1970-01-11T00:00:00.000Z',
      },
    ]);
  });

  it('tell of each game the techniques that any game of its puzzle knows', () => {
    const again = [
      solve('a', 'solver', { finished: 0 }),
      solve('a', 'me', { techniques: ['glue'] }),
    ];
    expect(listedGames(again, NO_SAVES, counts).map(({ mastered }) => mastered)).toEqual([
      ['glue'],
      ['glue'],
    ]);
  });
});
