import { describe, expect, it } from 'vitest';
import { domino, openedDraft, paletteOf, randomPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import { type Clue, clueOfLengths } from '../../puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Draft } from '../../puzzle/puzzle.ts';
import { allLines, clueLinesOf, puzzleOfLines } from './clue-lines.ts';
import {
  type ContradictionOptions,
  type ContradictoryLines,
  contradictoryLines,
} from './contradictory-lines.ts';

async function find(draft: Draft, options?: ContradictionOptions): Promise<ContradictoryLines> {
  const outcome = await contradictoryLines(draft, options);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

function draftOf(rows: number[][], columns: number[][]): Draft {
  return {
    rows: rows.map((lengths) => clueOfLengths(lengths)),
    columns: columns.map((lengths) => clueOfLengths(lengths)),
    palette: BLACK_AND_WHITE,
  };
}

function canBeMet(draft: Draft, kept?: readonly number[]): boolean {
  const outcome = clueLinesOf(draft);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  const { puzzle, free } = puzzleOfLines(outcome.value, kept ?? allLines(outcome.value));
  return solveSlowly(puzzle, free).length > 0;
}

/**
 * Makes a draft with mangled clues. Most such drafts contradict themselves; in many of them the
 * sums differ, and in some a clue is too long for its line.
 */
function randomDraft(random: Random, width: number, height: number, colours: number): Draft {
  const { rows, columns, palette } = randomPuzzle(random, width, height, colours, 0.5);
  const mangled = (clue: Clue): Clue =>
    clue?.flatMap((block) => {
      const kind = random.below(12);
      if (kind === 0) return [];
      if (kind === 1) return [{ ...block, length: block.length === null ? 1 : block.length + 1 }];
      return kind === 2 ? [block, { length: 1, colour: 1 + random.below(colours) }] : [block];
    }) ?? null;
  return { rows: rows.map(mangled), columns: columns.map(mangled), palette };
}

describe('contradictory lines', () => {
  it('contradict each other, and not without any one of them: against brute force', async () => {
    const random = makeRandom(51);
    const tally = { solvable: 0, contradictory: 0, unknown: 0, tooLong: 0, few: 0, equal: 0 };
    for (let round = 0; round < 380; round++) {
      const colours = 1 + (round % 2);
      const most = colours === 1 ? 4 : 3;
      const [width, height] = [1 + random.below(most), 1 + random.below(most)];
      const exact =
        round % 3 > 0
          ? randomPuzzle(random, width, height, colours, 0.5, 3)
          : randomDraft(random, width, height, colours);
      const draft = round < 300 ? exact : openedDraft(random, exact, 0.2);
      const found = await find(draft);
      expect(found.verdict).toBe(canBeMet(draft) ? 'solvable' : 'contradictory');
      tally[found.verdict]++;
      if (found.verdict === 'solvable') continue;
      expect(found.minimal).toBe(true);
      expect(canBeMet(draft, found.lines)).toBe(false);
      for (const line of found.lines) {
        expect([...draft.rows, ...draft.columns][line]).not.toBeNull();
        const rest = found.lines.filter((other) => other !== line);
        expect(canBeMet(draft, rest)).toBe(true);
      }
      if (found.tooLong.length > 0) tally.tooLong++;
      else if (found.sums.length === 0) tally.equal++;
      if (found.lines.length > 1 && found.lines.length < width + height) tally.few++;
    }
    expect(tally.unknown).toBe(0);
    const { solvable, contradictory, tooLong, few, equal } = tally;
    expect(Math.min(solvable, contradictory, tooLong, few, equal)).toBeGreaterThan(20);
  });

  it('are one that is too long', async () => {
    const found = await find(draftOf([[1], [2, 1]], [[1], [1], [1]].slice(0, 2)));
    expect(found).toMatchObject({ lines: [1], tooLong: [{ line: 1, needed: 4, cells: 2 }] });
  });

  it('are all lines where nothing but the sums is wrong', async () => {
    const found = await find(draftOf([[1], [1]], [[1], []]));
    expect(found).toEqual({
      verdict: 'contradictory',
      tooLong: [],
      sums: [{ colour: 1, rows: 2, columns: 1 }],
      lines: [0, 1, 2, 3],
      minimal: true,
    });
  });

  it('differ in sums only where blots and unknown lines leave no way to agree', async () => {
    const blotted = [{ length: null, colour: 1 }];
    const draft = draftOf([[2], []], [[], []]);
    const rows = [clueOfLengths([2]), blotted];
    const sums = [{ colour: 1, rows: 3, columns: 0 }];
    expect(await find({ ...draft, rows })).toMatchObject({ verdict: 'contradictory', sums });
    const columns = [blotted, clueOfLengths([])];
    expect((await find({ ...draft, rows, columns })).sums).toEqual([]);
    expect((await find({ ...draft, rows, columns: [null, null] })).verdict).toBe('solvable');
  });

  it('are told in colour, each colour by its sums', async () => {
    const found = await find({
      rows: [[{ length: 1, colour: 1 }], []],
      columns: [[{ length: 1, colour: 2 }], []],
      palette: paletteOf(2),
    });
    expect(found.sums).toEqual([
      { colour: 1, rows: 1, columns: 0 },
      { colour: 2, rows: 0, columns: 1 },
    ]);
    expect(found.lines.length).toBeGreaterThan(1);
  });

  it('are the same each time', async () => {
    const draft = randomDraft(makeRandom(53), 15, 15, 1);
    expect(await find(draft)).toEqual(await find(draft));
  });

  it('stay unknown where the limits are too tight', async () => {
    const { rows, columns, palette } = domino(12);
    const draft = { rows, columns, palette };
    expect(await find(draft, { limits: { conflicts: 5 } })).toMatchObject({ verdict: 'unknown' });
    expect(await find(draft, { stop: () => true })).toMatchObject({ verdict: 'unknown' });
  });

  it('are a problem where clues cannot be read', async () => {
    const outcome = await contradictoryLines({ ...draftOf([[1.5]], [[1]]) });
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'bad-block' }] });
  });
});
