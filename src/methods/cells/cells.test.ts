import { describe, expect, it } from 'vitest';
import { paletteOf, puzzleOf } from '../../../test/boards.ts';
import { readLibrary } from '../../../test/library.ts';
import { type Clue, clueOfLengths } from '../../puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Result } from '../../puzzle/result.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { lineClue } from '../line-clues.ts';
import { DEAD, readCell, readCellWeakly, START } from '../line-prefix.ts';
import type { Choices } from '../method.ts';
import { refusalOf, solveBy } from '../solve-by.ts';
import { cells } from './cells.ts';
import { allowedByRules } from './logic-rules.ts';

/** Returns the line after the three rules: `#`, `.` and `?`, or `!` for a contradiction. */
function rulesOn(lengths: number[], line: string): string {
  const candidates = [...line].map((cell) => ({ '.': 1, '#': 2 })[cell] ?? 3);
  const allowed = allowedByRules(lineClue(clueOfLengths(lengths), line.length), candidates);
  return candidates.map((mask, i) => '!.#?'[mask & (allowed?.[i] ?? 0)]).join('');
}

describe('the rules of logic', () => {
  it.each([
    [
      'overlap of several blocks; the report expected cell 2 alone',
      [3, 4],
      '??????????',
      '??#???##??',
    ],
    ['the last block counts too; the report left it out', [1, 5], '????????', '???####?'],
    ['a line that is full', [2, 3], '??????', '##.###'],
    ['an empty clue, on which the report fails', [], '????', '....'],
    ['pushing off the wall', [4], '?#??????', '?###?...'],
    ['pushing off an empty cell', [3, 1], '.?#?????', '.?##????'],
    ['pushing off the other wall', [1, 4], '???????#?', '?????###?'],
    ['cells that no block reaches', [2], '???#????', '..?#?...'],
    ['a contradiction', [3], '??.??', '!!!!!'],
  ])('%s', (_, lengths, line, expected) => {
    expect(rulesOn(lengths, line)).toBe(expected);
  });
});

describe('reading a line cell by cell', () => {
  const read = (step: typeof readCell, lengths: number[], line: string): boolean => {
    const clue = lineClue(clueOfLengths(lengths), line.length);
    let state = START;
    for (let i = 0; i < line.length && state !== DEAD; i++) {
      if (line[i] !== '?') state = step(clue, state, line[i] === '#' ? 1 : 0, line.length - 1 - i);
      else return true;
    }
    return state !== DEAD;
  };

  it('asks that closed runs equal their blocks', () => {
    expect(read(readCell, [2, 1], '#.????')).toBe(false);
    expect(read(readCellWeakly, [2, 1], '#.????')).toBe(true);
    expect(read(readCellWeakly, [2, 1], '#.##..')).toBe(false);
  });

  it('compares runs block by block, not as lists: 1 9 is no start of 2 3', () => {
    expect(read(readCellWeakly, [2, 3], '.#.####?????')).toBe(false);
  });

  it('leaves room for the rest', () => {
    expect(read(readCell, [1, 3], '..????')).toBe(false);
    expect(read(readCell, [1, 3], '.?????')).toBe(true);
    expect(read(readCellWeakly, [1, 3], '..????')).toBe(true);
  });

  it('does not take more runs than blocks', () => {
    for (const step of [readCell, readCellWeakly]) expect(read(step, [1], '#.#?')).toBe(false);
  });
});

describe('cells', () => {
  const solve = async (name: string, choices: Choices): Promise<Result> => {
    const puzzle = readLibrary().find((each) => each.name === name)?.puzzle;
    if (puzzle === undefined) throw new Error(name);
    const outcome = await solveBy(cells, puzzle, { choices });
    if (!outcome.ok) throw new Error(outcome.problems[0].message);
    return outcome.value;
  };

  it("solves the report's first puzzle, every cure with fewer nodes than none", async () => {
    const plain = await solve('lock', { check: 'weak', preprocess: 'off' });
    const cures: Choices[] = [
      { check: 'weak', preprocess: 'on' },
      { check: 'forward', preprocess: 'off' },
      { check: 'arc', preprocess: 'off' },
      { check: 'weak', preprocess: 'off', backjump: 'on' },
    ];
    expect(verdictOf(plain)).toBe('unique');
    for (const choices of cures) {
      const cured = await solve('lock', choices);
      expect(verdictOf(cured)).toBe('unique');
      expect(cured.stats.nodes).toBeLessThan(plain.stats.nodes);
    }
  });

  it('refuses sets of cells that would not fit in memory, by what each check keeps', () => {
    const refusal = (side: number, check: string, colours = 1, backjump = 'on') => {
      const line = new Array<Clue>(side).fill([]);
      const blank = puzzleOf({ rows: line, columns: line, palette: paletteOf(colours) });
      return refusalOf(cells, blank, { check, backjump, preprocess: 'on' })?.message;
    };
    expect(refusal(200, 'forward')).toBeUndefined();
    expect(refusal(250, 'forward')).toMatch(/check=forward over 250x250 cells would take 489 MB/);
    expect(refusal(150, 'arc')).toBeUndefined();
    expect(refusal(200, 'arc')).toMatch(/601 MB/);
    expect(refusal(150, 'arc', 3)).toMatch(/317 MB/);
    expect(refusal(250, 'arc', 3, 'off')).toBeUndefined();
  });

  it('keeps preset cells, rewrites every row, and takes empty lines', async () => {
    const empty = puzzleOf({
      rows: [[3], [], [1]].map((lengths) => clueOfLengths(lengths)),
      columns: [[1], [1], [1, 1]].map((lengths) => clueOfLengths(lengths)),
      palette: BLACK_AND_WHITE,
    });
    const outcome = await solveBy(cells, empty, {});
    expect(outcome.ok && [...outcome.value.solutions[0].cells]).toEqual([
      2, 2, 2, 1, 1, 1, 1, 1, 2,
    ]);
    expect(outcome.ok && outcome.value.stats.nodes).toBe(9);
  });
});
