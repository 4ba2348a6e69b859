import { describe, expect, it } from 'vitest';
import { domino, randomPuzzle, symmetricPuzzle } from '../../../test/boards.ts';
import { solveInPair } from '../../../test/hunt/paired-searches.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { makeRandom } from '../random.ts';
import { solve } from '../solve.ts';

/** Makes puzzles with one solution, with many and with none. */
function* puzzles(seed: number, count: number): Generator<Puzzle> {
  const random = makeRandom(seed);
  for (let i = 0; i < count; i++) {
    const [width, height] = [8 + random.below(12), 8 + random.below(12)];
    const density = 0.3 + 0.3 * random.real();
    yield i % 8 === 0
      ? symmetricPuzzle(random, width, height, 1, density)
      : randomPuzzle(random, width, height, 1 + random.below(2), density, random.below(3));
  }
  for (const n of [6, 7]) yield domino(n);
}

describe('a pair of searches', () => {
  it('finds what one search finds', async () => {
    const sent = { clauses: 0, solution: 0, done: 0 };
    const verdicts = new Set<string>();
    let i = 0;
    for (const puzzle of puzzles(1, 90)) {
      const alone = await solve(puzzle);
      const slice = 1 + (i % 3) * 2000;
      const paired = solveInPair(puzzle, { seed: 1 + (i % 4), slice, takesAll: i++ % 2 === 0 });
      expect(verdictOf(paired)).toBe(verdictOf(alone));
      if (alone.complete) expect(paired.known.cells).toEqual(alone.known.cells);
      expect(new Set(paired.solutions.map(({ cells }) => cells.join())).size).toBe(
        paired.solutions.length,
      );
      verdicts.add(verdictOf(paired));
      sent.clauses += paired.messages.clauses;
      sent.solution += paired.messages.solution;
      sent.done += paired.messages.done;
    }
    expect([...verdicts].sort()).toEqual(['multiple', 'none', 'unique']);
    for (const count of Object.values(sent)) expect(count).toBeGreaterThan(20);
  });
});
