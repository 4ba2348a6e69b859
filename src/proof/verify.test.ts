import { describe, expect, it } from 'vitest';
import { domino, puzzleOf, puzzleOfLengths, randomPuzzle } from '../../test/boards.ts';
import { makeRandom } from '../engine/random.ts';
import { BLACK_AND_WHITE } from '../puzzle/palette.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { certificateVersion } from './grammar.ts';
import { digestOf, verify } from './index.ts';

const SQUARE = puzzleOfLengths([[2], [1]], [[2], [1]]);
const TWO = puzzleOfLengths([[1], [1]], [[1], [1]]);
const NONE = puzzleOfLengths([[1, 1], [], [1, 1]], [[1], [2], [1]]);

/** A row of one blotted block, which begins at the left edge: it can have any length. */
const BLOTTED = loosePuzzle([[null]], [[1], null, null]);

/** Makes a puzzle in black and white; in place of a length or a clue, null says that it is open. */
function loosePuzzle(
  rows: ((number | null)[] | null)[],
  columns: ((number | null)[] | null)[],
): Puzzle {
  const clues = (lines: ((number | null)[] | null)[]) =>
    lines.map((line) => line?.map((length) => ({ length, colour: 1 })) ?? null);
  return puzzleOf({ rows: clues(rows), columns: clues(columns), palette: BLACK_AND_WHITE });
}

function certificate(puzzle: Puzzle, ...lines: string[]): string {
  const { width, height } = puzzle;
  const title = `crosshatch certificate ${certificateVersion(puzzle)}`;
  return [title, `puzzle ${width}x${height} ${digestOf(puzzle)}`, ...lines, ''].join('\n');
}

async function codeOf(puzzle: Puzzle, text: string | Iterable<string>): Promise<string> {
  const outcome = await verify(puzzle, typeof text === 'string' ? [text] : text);
  return outcome.ok ? `proven ${outcome.value.solutions.length}` : outcome.problems[0].code;
}

describe('verify', () => {
  it('confirms one solution, none, all and some, with what follows by propagation alone', async () => {
    const proven = async (puzzle: Puzzle, ...lines: string[]) => {
      const outcome = await verify(puzzle, [certificate(puzzle, ...lines)]);
      if (!outcome.ok) return outcome.problems;
      const { solutions, complete, proven } = outcome.value;
      return [solutions.length, complete, proven];
    };
    expect(await proven(SQUARE, 's ##/#.', 'end complete')).toEqual([1, true, true]);
    expect(await proven(NONE, 'end complete')).toEqual([0, true, true]);
    expect(await proven(TWO, 's .#/#.', 's #./.#', 'l 0=1', 'end complete')).toEqual([
      2,
      true,
      true,
    ]);
    expect(await proven(TWO, 's .#/#.', 's #./.#', 'end open')).toEqual([2, false, true]);
    expect(await proven(TWO, 'end open')).toEqual([0, false, false]);
  });

  it.each([
    ['no certificate', 'no-certificate', () => '# a drawing\n'],
    ['nothing', 'no-certificate', () => ''],
    ['a newer version', 'other-version', () => 'crosshatch certificate 2\nwhatever\n'],
    ['another puzzle', 'other-puzzle', () => certificate(SQUARE, 'end complete')],
    ['no end', 'no-end', () => certificate(TWO, 's .#/#.')],
    ['a line cut off', 'no-end', () => certificate(TWO, 's .#/#.', 'l 0=').slice(0, -1)],
    ['a word that is none', 'bad-line', () => certificate(TWO, 'x 1')],
    ['an ending that is none', 'bad-line', () => certificate(TWO, 'end perhaps')],
    ['a cell that is none', 'bad-clause', () => certificate(TWO, 'l 4=1')],
    ['a colour that is none', 'bad-clause', () => certificate(TWO, 'l 0=2')],
    ['a block that is none', 'bad-clause', () => certificate(TWO, 'l 4>1')],
    ['a position that is none', 'bad-clause', () => certificate(TWO, 'l 0>2')],
    ['numbers that are none', 'bad-line', () => certificate(TWO, 'd 1 -2')],
    ['a grid of another size', 'bad-solution', () => certificate(TWO, 's .#./#..')],
    ['a grid of other symbols', 'wrong-solution', () => certificate(TWO, 's ?#/#.')],
    ['a wrong solution', 'wrong-solution', () => certificate(TWO, 's ##/##')],
    ['the same solution again', 'same-solution', () => certificate(TWO, 's .#/#.', 's .#/#.')],
    ['a clause that does not follow', 'not-implied', () => certificate(TWO, 'l 0=1')],
    ['the empty clause', 'not-implied', () => certificate(TWO, 'l')],
    ['a second solution hidden', 'not-proven', () => certificate(TWO, 's .#/#.', 'end complete')],
    ['words after the end', 'after-end', () => `${certificate(TWO, 'end open')}garbage`],
    ['a line after the end', 'after-end', () => certificate(TWO, 'end open', 'end open')],
  ])('refuses %s', async (_, code, text) => {
    expect(await codeOf(TWO, text())).toBe(code);
  });

  it('follows the last cell of a blotted block, and numbers it after the start', async () => {
    const code = (...lines: string[]) => codeOf(BLOTTED, certificate(BLOTTED, ...lines));
    const lines = ['l -0>1', 's #..', 'l 1>1', 's ###', 'l -1>2', 's ##.'];
    for (let i = 0; i <= lines.length; i++)
      expect(await code(...lines.slice(0, i), 'end open')).toBe(`proven ${Math.floor(i / 2)}`);
    expect(await code(...lines, 'end complete')).toBe('proven 3');
    expect(await code('s #..', 'l 1>2')).toBe('not-implied');
    expect(await code('s #..', 'l -1>2')).toBe('not-implied');
    expect(await code(...lines.slice(0, 4), 'end complete')).toBe('not-proven');
    expect(await code('l -2>1', 'end open')).toBe('proven 0');
    expect(await code('l 3>0')).toBe('bad-clause');
  });

  it('takes every picture as a solution where nothing is said', async () => {
    const nothing = loosePuzzle([null], [null, null]);
    const solutions = ['s ..', 's .#', 's #.', 's ##'];
    const code = (...lines: string[]) => codeOf(nothing, certificate(nothing, ...lines));
    expect(await code(...solutions, 'l 0=1', 'end complete')).toBe('proven 4');
    expect(await code(...solutions.slice(1), 'l 0=1')).toBe('not-implied');
    expect(await code('s .a')).toBe('wrong-solution');
    expect(await code('l 0>0')).toBe('bad-clause');
  });

  it('takes no certificate of a puzzle that differs in what it leaves open', async () => {
    const exact = loosePuzzle([[2]], [[1], [1], []]);
    const half = loosePuzzle([[2]], [[1], null, null]);
    const unknown = loosePuzzle([null], [[1], null, null]);
    const text = certificate(BLOTTED, 's ##.', 'end open');
    expect(await codeOf(BLOTTED, text)).toBe('proven 1');
    expect(await codeOf(exact, text)).toBe('other-version');
    expect(await codeOf(half, text)).toBe('other-puzzle');
    expect(await codeOf(unknown, text)).toBe('other-puzzle');
    expect(await codeOf(BLOTTED, text.replace('certificate 2', 'certificate 1'))).toBe(
      'other-version',
    );
    expect(await codeOf(BLOTTED, certificate(exact, 's ##.', 'end complete'))).toBe(
      'other-version',
    );
    expect(await codeOf(BLOTTED, certificate(BLOTTED, 's ##.', 'end complete'))).toBe('not-proven');
    expect(await codeOf(exact, certificate(exact, 's ##.', 'end complete'))).toBe('proven 1');
  });

  it('refuses an empty certificate for a puzzle that lines do not settle', async () => {
    expect(await codeOf(domino(10), certificate(domino(10), 'end complete'))).toBe('not-proven');
  });

  it('says in which line, and shows no more than the beginning of it', async () => {
    const outcome = await verify(TWO, [certificate(TWO, `l ${'0=1 '.repeat(1000)}0=1`)]);
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'not-implied', line: 3 }] });
    expect(JSON.stringify(outcome).length).toBeLessThan(300);
  });

  it('ends a line that has no end', async () => {
    let given = 0;
    function* endless() {
      yield certificate(TWO);
      for (;;) {
        given++;
        yield '1'.repeat(1 << 20);
      }
    }
    expect(await codeOf(TWO, endless())).toBe('too-large');
    expect(given).toBeLessThan(20);
  });

  it('takes a long list of deletions, and refuses one that is too long', async () => {
    const list = (length: number): string => `d${' 1'.repeat(length)}`;
    expect(await codeOf(TWO, certificate(TWO, list(1 << 10), 'end open'))).toBe('proven 0');
    expect(await codeOf(TWO, certificate(TWO, list((1 << 10) + 1)))).toBe('too-large');
    expect(await codeOf(TWO, certificate(TWO, `l${' 0=1'.repeat((1 << 20) + 1)}`))).toBe(
      'too-large',
    );
  });

  it('shows no control characters, and tells lines that were changed on their way', async () => {
    const [strange, changed] = await Promise.all(
      ['\u009b31m\n', certificate(TWO, 'end open').replaceAll('\n', '\r\n')].map((text) =>
        verify(TWO, [text]),
      ),
    );
    expect(JSON.stringify(strange)).toContain('u009b');
    expect(JSON.stringify(strange)).not.toContain('\u009b');
    expect(JSON.stringify(changed)).toContain('CR LF');
  });

  it('reads pieces of any length', async () => {
    const text = certificate(TWO, 's .#/#.', 's #./.#', 'l 0=1', 'end complete');
    expect(await codeOf(TWO, text)).toBe('proven 2');
    expect(await codeOf(TWO, [...text])).toBe('proven 2');
    expect(await codeOf(TWO, text.trimEnd())).toBe('proven 2');
  });

  it('stops when it is asked to, and tells how far it is', async () => {
    function* endless() {
      yield certificate(TWO);
      for (;;) yield 'l 0=1 -0=1\nd 1\n';
    }
    let seen = 0;
    const onProgress = ({ clauses }: { clauses: number }): void => {
      seen = clauses;
    };
    const outcome = await verify(TWO, endless(), { stop: () => seen > 0, onProgress });
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'stopped' }] });
    expect(seen).toBeGreaterThan(0);
  });

  it('lets the host have its turn while it solves the lines of the puzzle', async () => {
    const puzzle = randomPuzzle(makeRandom(1), 300, 300, 1, 0.5);
    let turns = 0;
    const onProgress = (): void => {
      turns++;
    };
    const outcome = await verify(puzzle, [certificate(puzzle, 'end open')], { onProgress });
    expect(outcome).toMatchObject({ ok: true, value: { proven: false } });
    expect(turns).toBeGreaterThan(2);
  });

  it('lets clauses come and go without keeping those that went', async () => {
    const puzzle = randomPuzzle(makeRandom(1), 6, 6, 1, 0.4);
    const lines = Array.from({ length: 5000 }, (_, i) => [`l 0=1 -0=1 1=1 -1=1`, `d ${i + 1}`]);
    expect(await codeOf(puzzle, certificate(puzzle, ...lines.flat(), 'end open'))).toBe('proven 0');
  });
});
