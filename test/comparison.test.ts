// Tests the pieces of `npm run comparison`: the rule of growth, answers of other programs, the
// agreement of answers, and the tables.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { agree, type Claims } from '../bench/comparison/agreement.ts';
import { compareContestants } from '../bench/comparison/compare.ts';
import { comparisonParts } from '../bench/comparison/comparison-parts.ts';
import { growthCell } from '../bench/comparison/comparison-tables.ts';
import { type Answer, noSolution } from '../bench/comparison/contestant.ts';
import { withParts } from '../bench/comparison/document-parts.ts';
import { libraryBySize, puzzlesOf } from '../bench/comparison/families.ts';
import { measureGrowth } from '../bench/comparison/growth.ts';
import { methodContestant } from '../bench/comparison/method-contestant.ts';
import { programContestant } from '../bench/comparison/program-contestant.ts';
import { findGrids } from '../bench/comparison/read-answer.ts';
import { adapterOf, adaptersOfFile } from '../bench/comparison/solver-adapters.ts';
import type { BenchPuzzle } from '../bench/engine/bench-set.ts';
import { defined } from '../src/puzzle/defined.ts';
import { puzzleOfLengths } from './boards.ts';
import { CLI, HAS_SIGNALS } from './cli.ts';
import { ROOT } from './source-files.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-comparison-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Other systems have no `/proc` and no `setsid`. */
const IS_LINUX = process.platform === 'linux';
const TOO_MUCH = { outcome: 'too much output', isSettled: false };

/** A puzzle with two solutions. */
const SWITCH = { id: 'switch', puzzle: puzzleOfLengths([[1], [1]], [[1], [1]]) };
const CORNER = { id: 'corner', puzzle: puzzleOfLengths([[3], [1], [1]], [[3], [1], [1]]) };

const settled = (seconds: number): Answer => ({
  ...noSolution('unique'),
  ...{ isSettled: true, seconds },
});

describe('the growth of a contestant', () => {
  const SIDES = [5, 10, 15, 20];
  const grow = async (outcomes: Readonly<Record<number, readonly Answer[]>>) => {
    const asked: string[] = [];
    const sizes = await measureGrowth({
      sides: SIDES,
      puzzlesOf: (side) => [1, 2, 3].map((i) => ({ ...SWITCH, id: `${side} ${i}` })),
      solve: async ({ id }) => {
        asked.push(id);
        const [side, number] = id.split(' ').map(Number);
        return outcomes[side][number - 1];
      },
    });
    return { asked, cells: sizes.map(growthCell) };
  };
  const quick = [settled(0.1), settled(0.3), settled(0.2)];
  const late = noSolution('time-out');

  it('has the median of each size up to the largest', async () => {
    const { cells } = await grow({ 5: quick, 10: quick, 15: quick, 20: quick });
    expect(cells).toEqual(['200 ms', '200 ms', '200 ms', '200 ms']);
  });

  it('ends at the first size at which most time out, without the rest of that size', async () => {
    const { cells, asked } = await grow({
      5: quick,
      10: [late, settled(2), settled(1)],
      15: [late, late],
    });
    expect(cells).toEqual(['200 ms', '1.50 s (2 of 3)', 'time-out']);
    expect(asked.at(-1)).toBe('15 2');
  });

  it('ends at once where every puzzle would end alike', async () => {
    const { cells, asked } = await grow({ 5: [noSolution('not installed', true)] });
    expect([cells, asked]).toEqual([['not installed'], ['5 1']]);
  });
});

describe('reading answers', () => {
  const find = (lines: readonly string[], characters?: readonly string[]) =>
    findGrids(lines.join('\n'), {
      ...{ width: 3, height: 2, symbols: ['.', '#'], ...defined({ characters }) },
      isRight: (rows) => rows.join() === '#..,.##' || rows.join() === '...,.##',
    });

  it.each([
    ['plain', ['Solution:', '#..', '.##', 'done']],
    ['in digits', ['100', '011']],
    ['spaced', ['# . .', '. # #']],
    ['spaced to the end', ['X - - ', '- X X ']],
    ['doubled', ['██░░░░', '░░████']],
    ['with blanks that are left out', ['#', ' ##']],
    ['with blanks, doubled', ['##', '  ####']],
    ['with Windows line ends', ['#..\r', '.##\r']],
  ])('%s', (_, lines) => {
    expect(find(lines)).toEqual({ right: [['#..', '.##']], wrong: 0 });
  });

  it('takes blank lines for rows only where that makes a solution', () => {
    expect(find(['', '', ' ##', '', '#', ' ##', ''])).toEqual({
      right: [
        ['...', '.##'],
        ['#..', '.##'],
      ],
      wrong: 0,
    });
    expect(find(['', '', ''])).toEqual({ right: [], wrong: 0 });
  });

  it('counts a solution once, and wrong grids beside it', () => {
    const lines = ['#..', '.##', '', '#..', '.##', '', '###', '###'];
    expect(find(lines)).toEqual({ right: [['#..', '.##']], wrong: 1 });
  });

  it('knows the characters that it is told, and no others then', () => {
    expect(find(['abb', 'baa'], ['b', 'a']).right).toHaveLength(1);
    expect(find(['abb', 'baa'])).toEqual({ right: [], wrong: 0 });
    expect(find(['#..', '.##'], ['#', '.'])).toEqual({ right: [], wrong: 1 });
  });

  it('knows as many colours as it is told characters', () => {
    const form = { width: 3, height: 2, symbols: ['.', 'a', 'b'], characters: ['0', '1', '2'] };
    const isRight = (rows: readonly string[]): boolean => rows.join() === 'a.b,.bb';
    expect(findGrids('102\n022\n', { ...form, isRight }).right).toEqual([['a.b', '.bb']]);
    expect(findGrids('103\n033\n', { ...form, isRight })).toEqual({ right: [], wrong: 0 });
  });
});

describe('adapters', () => {
  it('are read from NAME=COMMAND, in which = may stand', () => {
    const adapter = adapterOf('mine=solve --n=2 {file}', 'nin');
    expect(adapter).toEqual({ name: 'mine', command: 'solve --n=2 {file}', format: 'nin' });
  });

  it.each([
    ['solve {file}', 'non', 'expected NAME=COMMAND'],
    ['mine=solve', 'non', 'command needs {file}'],
    ['mine=solve {file}', 'page', 'format has to be one of'],
  ])('%s is refused', (text, format, message) => {
    expect(() => adapterOf(text, format)).toThrow(message);
  });

  it('are read from a file, of which the example is our own command line', () => {
    const [adapter] = adaptersOfFile(join(ROOT, 'bench/comparison/solvers.json'));
    expect(adapter.name).toBe('crosshatch solve');
    expect(readFileSync(join(ROOT, 'docs/comparison.md'), 'utf8')).toContain(adapter.command);
    const path = join(folder, 'bad.json');
    writeFileSync(path, '[{ "name": "a", "command": "a {file}", "speed": 1 }]');
    expect(() => adaptersOfFile(path)).toThrow('bad.json: 0');
  });
});

describe.runIf(HAS_SIGNALS)('a program', () => {
  const answer = async (
    command: string,
    seconds = 60,
    puzzle: BenchPuzzle = CORNER,
  ): Promise<Answer> => {
    const notes: string[] = [];
    const one = programContestant(adapterOf(`it=${command} # {file}`, 'non'), (text) =>
      notes.push(text),
    );
    try {
      return await one.solve(puzzle, seconds);
    } finally {
      one.close();
    }
  };

  it('is given the puzzle without its goal, and its right answer counts', async () => {
    const [puzzle] = puzzlesOf('pictures', 5, [1]);
    expect(puzzle.puzzle.goal).toBeDefined();
    const path = join(folder, 'seen.non');
    await answer(`cp "$1" ${path}`, 60, puzzle);
    expect(readFileSync(path, 'utf8')).toMatch(/^width 5\nheight 5\n\nrows\n(?!.*goal)/s);
    const right = await answer("printf '###\\n#..\\n#..\\n'");
    expect(right).toMatchObject({ outcome: 'solved', isSettled: true, complete: false });
    expect(right.solutions).toEqual([['###', '#..', '#..']]);
    expect(right.seconds).toBeGreaterThan(0);
  });

  it.each([
    ["printf '###\\n#..\\n#.#\\n'", 'WRONG'],
    ["printf '###\\n#..\\n#..\\n\\n###\\n###\\n###\\n'", 'WRONG'],
    ['echo no idea', 'no answer understood'],
    ['exit 3', 'crashed, exit code 3'],
    ['no-such-program-at-all', 'crashed, exit code 127'],
    ['yes', 'too much output'],
  ])('%s', async (command, outcome) => {
    expect(await answer(command)).toMatchObject({ outcome, isSettled: false });
  });

  it('gets no colours unless it says how it prints them', async () => {
    const [coloured] = puzzlesOf('coloured noise', 5, [1]);
    expect(coloured.puzzle.palette).toHaveLength(4);
    expect(await answer('exit 3', 60, coloured)).toMatchObject({ outcome: 'no-colour' });
  });

  it('is ended at its limit', async () => {
    expect(await answer('sleep 600', 0.1)).toMatchObject({ outcome: 'time-out', isSettled: false });
  });

  it.runIf(IS_LINUX)('ends with all that it started', async () => {
    const path = join(folder, 'pid');
    expect(await answer(`sleep 600 & echo $! > ${path}; yes`)).toMatchObject(TOO_MUCH);
    const pid = Number(readFileSync(path, 'utf8'));
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 30_000 });
  });

  it.runIf(IS_LINUX)('is not waited for when a part of it left its group', async () => {
    const path = join(folder, 'escaped');
    const left = `setsid sh -c 'echo $$ > ${path}; exec sleep 600' &`;
    expect(await answer(`${left} until [ -s ${path} ]; do :; done; yes`)).toMatchObject(TOO_MUCH);
    const pid = Number(readFileSync(path, 'utf8'));
    expect(isRunning(pid)).toBe(true);
    process.kill(pid);
  });
});

/** Whether a process runs. One that has ended stays in the list until its parent asks for it. */
function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

describe('agreement', () => {
  const [one, other] = [
    ['#.', '.#'],
    ['.#', '#.'],
  ];
  const claim = (name: string, complete: boolean, ...solutions: string[][]) => ({
    ...{ name, complete, solutions },
  });

  it('ends the run at a claim that another answer refutes, in either order', () => {
    const claims: Claims = new Map();
    agree(claims, SWITCH, claim('a', true, one, other));
    agree(claims, SWITCH, claim('b', false, one));
    expect(() => agree(claims, SWITCH, claim('c', true, one))).toThrow(
      'c says that switch is unique',
    );
    const again: Claims = new Map();
    agree(again, SWITCH, claim('c', true, one));
    expect(() => agree(again, SWITCH, claim('a', false, other))).toThrow('c says that switch is');
  });

  it('ends the run at a wrong solution, and at a verdict against the picture', () => {
    expect(() => agree(new Map(), SWITCH, claim('a', false, ['##', '..']))).toThrow('a: a wrong');
    const [picture] = puzzlesOf('noise', 5, [1]);
    expect(() => agree(new Map(), picture, claim('a', true))).toThrow('#1 is none');
  });
});

describe('the puzzles', () => {
  it('follow from their seeds, and the library begins with the smallest', () => {
    const [first] = puzzlesOf('noise', 10, [7]);
    expect(puzzlesOf('noise', 10, [7])[0].puzzle.rows).toEqual(first.puzzle.rows);
    const cells = libraryBySize().map(({ puzzle }) => puzzle.width * puzzle.height);
    expect(cells.length).toBeGreaterThan(50);
    expect(cells).toEqual(cells.toSorted((a, b) => a - b));
  });
});

describe.runIf(HAS_SIGNALS)('a small comparison', () => {
  const node = JSON.stringify(process.execPath);
  const standIn = resolve(import.meta.dirname, 'fixtures/stand-in-solver.mjs');
  const programs = [
    adapterOf(`stand-in=${node} ${JSON.stringify(standIn)} {file}`, 'non'),
    adapterOf(`itself=${node} ${JSON.stringify(CLI)} solve --style squares {file}`, 'nin'),
  ];

  it('has a row for each contestant, in the order that was asked for', async () => {
    const notes: string[] = [];
    const plan = { sides: [3], seeds: [1], library: [CORNER], seconds: 30, allSeconds: 600 };
    const note = (text: string): void => void notes.push(text);
    const rows = await compareContestants(
      [
        () => methodContestant('engine'),
        ...programs.map((one) => () => programContestant(one, note)),
      ],
      plan,
      note,
    );
    const machine = { arguments: ['--print', '--solver', 'a=b {file}'], node: 'v20.0.0', cores: 2 };
    const { facts, noise, library } = comparisonParts(rows, plan, machine);
    expect(facts).toContain(
      '`npm run comparison -- --print --solver "a=b {file}"`\n- Node 20.0.0, 2 cores',
    );
    const time = '[\\d.]+ (?:µs|ms|s)';
    expect(noise).toMatch(
      new RegExp(
        `^\\|  \\| 3x3 \\|\n\\|---\\|--:\\|\n\\| \`engine\` \\| ${time} \\|\n\\| stand-in \\| ${time} \\|\n\\| itself \\| ${time} \\|$`,
      ),
    );
    expect(library).toMatch(new RegExp(`\\| stand-in \\| 1 of 1 \\| ${time} \\| ${time} \\|  \\|`));
    expect(notes).toContain('stand-in, library: 1 of 1 settled');
  });

  it('ends when its time is over', async () => {
    const plan = { sides: [3], seeds: [1], library: [CORNER], seconds: 30, allSeconds: 0 };
    const [row] = await compareContestants([() => methodContestant('cells')], plan, () => {});
    expect(growthCell(row.families.pictures?.[0] ?? expect.fail())).toBe('not run');
  });
});

describe('the document', () => {
  const text = readFileSync(join(ROOT, 'docs/comparison.md'), 'utf8');

  it('keeps what is written by hand', () => {
    const parts = { facts: 'a', noise: 'c', 'coloured noise': 'd' };
    const renewed = withParts(text, parts);
    expect(renewed).toContain('<!-- begin noise -->\n\nc\n\n<!-- end noise -->');
    expect(withParts(renewed, parts)).toBe(renewed);
    const byHand = (page: string) =>
      page.replace(/(<!-- begin ([\w ]+) -->).*?(<!-- end \2 -->)/gs, '$1$3');
    expect(byHand(renewed)).toBe(byHand(text));
  });

  it('must have every part', () => {
    expect(() => withParts(text, { other: '' })).toThrow('no part other');
  });
});
