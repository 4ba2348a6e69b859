import { describe, expect, it } from 'vitest';
import { domino, puzzleOfLengths, randomPuzzle } from '../../test/boards.ts';
import { makeRandom } from '../engine/random.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { digestOf, verify } from './index.ts';

const SQUARE = puzzleOfLengths([[2], [1]], [[2], [1]]);
const TWO = puzzleOfLengths([[1], [1]], [[1], [1]]);
const NONE = puzzleOfLengths([[1, 1], [], [1, 1]], [[1], [2], [1]]);

function certificate({ width, height, ...puzzle }: Puzzle, ...lines: string[]): string {
  const digest = digestOf({ width, height, ...puzzle });
  return ['crosshatch certificate 1', `puzzle ${width}x${height} ${digest}`, ...lines, ''].join(
    '\n',
  );
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
