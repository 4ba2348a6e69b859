import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import { settleLines } from '../../engine/board/settle-lines.ts';
import { makeRandom } from '../../engine/random.ts';
import { allLines, type ClueLines, puzzleOfLines } from './clue-lines.ts';
import { makeLineSubsets } from './line-subsets.ts';
import { smallCore } from './small-core.ts';

function contradict(lines: ClueLines, kept: readonly number[]): boolean {
  const { puzzle, free } = puzzleOfLines(lines, kept);
  return !settleLines(puzzle, free).consistent;
}

describe('a small core', () => {
  it('contradicts itself, and not without any one line: against line solving', async () => {
    const random = makeRandom(21);
    let [cores, fewer] = [0, 0];
    for (let round = 0; round < 300; round++) {
      const colours = 1 + (round % 3);
      const [width, height] = [1 + random.below(7), 1 + random.below(7)];
      const { rows, columns, palette } = randomPuzzle(random, width, height, colours, 0.4, 3);
      const lines: ClueLines = { width, height, clues: [...rows, ...columns], palette };
      const subsets = makeLineSubsets(lines);
      // One board answers questions about all lines, then about some of them, then about all.
      const some = allLines(lines).filter(() => random.below(5) > 0);
      for (const kept of [allLines(lines), some, allLines(lines)]) {
        const core = await smallCore(subsets, kept, (line) => line);
        expect(core !== undefined).toBe(contradict(lines, kept));
        if (core === undefined) continue;
        cores++;
        if (core.length < kept.length / 2) fewer++;
        expect(contradict(lines, core)).toBe(true);
        for (const line of core) {
          expect(kept).toContain(line);
          expect(
            contradict(
              lines,
              core.filter((other) => other !== line),
            ),
          ).toBe(false);
        }
      }
    }
    expect(Math.min(cores, fewer)).toBeGreaterThan(50);
  });
});
