import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toJson } from '../src/formats/json/write-json-puzzle.ts';
import { domino } from './boards.ts';
import { CLI, crosshatch, ended, HAS_SIGNALS, interruptedAtWork } from './cli.ts';
import { PUZZLES } from './library.ts';

const UMBRELLA = resolve(PUZZLES, 'umbrella.non');
const GOLDFISH = resolve(PUZZLES, 'goldfish.non');
const DANCER = resolve(PUZZLES, 'dancer.non');
const NOTHING = '?????\n'.repeat(5);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-explain-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const objects = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('hint', () => {
  it('says the step and draws its line', async () => {
    const { code, out } = await crosshatch(['hint', UMBRELLA]);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'Row 2: the block of 5 fills all 5 cells. Fill cells 1 to 5.',
        '',
        '    Row 2: 5',
        '      ?????',
        '      #####',
        '',
        '^ needed for this step; ! the value that is tried; . # under a cell: what follows from this step, or from the value that is tried',
        '',
      ].join('\n'),
    );
  });

  it('tells less at lower levels, in another language', async () => {
    const first = await crosshatch(['hint', UMBRELLA, '--level', '1']);
    expect(first.out).toBe('Look at row 2.\n');
    const second = await crosshatch(['hint', UMBRELLA, '--level', '2', '--language', 'de']);
    expect(second.out).toMatch(/^Zeile 2, Volle Linie: Der 5er-Block füllt alle 5 Felder\.\n/);
    expect(second.out).not.toContain('#####');
  });

  it('goes on from marks, near the last move', async () => {
    const marks = NOTHING.replace('?????\n?????', '?????\n#####');
    const far = await crosshatch(['hint', UMBRELLA, '--marks', '-', '--json'], marks);
    expect(far.code).toBe(0);
    const [hint] = objects(far.out);
    expect(hint).toMatchObject({
      kind: 'step',
      level: 3,
      step: { technique: 'full-line', line: 7 },
    });
    expect(hint.sentence).toMatch(/^Column 3: /);
    const near = await crosshatch(['hint', UMBRELLA, '--near', '1,3', '--json']);
    expect(objects(near.out)[0].step.line).toBe(7);
  });

  it('names mistakes, with an exit code of their own', async () => {
    const marks = fileOf('wrong.txt', NOTHING.replace('?????\n?????', '?????\n#.###'));
    const { code, out } = await crosshatch(['hint', UMBRELLA, '--marks', marks]);
    expect([code, out]).toEqual([
      5,
      'There is a mistake: in row 2, the mark on cell 2 cannot be right.\n',
    ]);
  });

  it.each([
    [0, '{"rows": [[1]], "cols": [[1]]}', '#', 'The puzzle is solved.'],
    [1, '{"rows": [[1], [1]], "cols": [[1], [1]]}', '??\n??', 'The puzzle has several solutions.'],
    [2, '{"rows": [[1], [2], [1]], "cols": [[2], [], [2]]}', '???\n???\n???', 'no solution'],
  ])('ends with %i where that is the answer', async (expected, puzzle, marks, sentence) => {
    const file = fileOf('puzzle.json', puzzle);
    const { code, out } = await crosshatch(['hint', file, '--marks', '-'], marks);
    expect(code).toBe(expected);
    expect(out).toContain(sentence);
  });

  it.each([
    [['--marks', '-'], '??\n??', 'the grid is 2x2, the puzzle 5x5'],
    [['--marks', '-'], NOTHING.replace('?', 'x'), 'row 1, cell 1 is "x"'],
    [['--near', '6,1'], '', 'the puzzle has 5 rows and 5 columns'],
    [['--near', 'a'], '', 'Expected a row and a column'],
    [['--level', '4'], '', 'Expected 1, 2 or 3'],
    [['--language', 'xx'], '', 'Allowed choices are en, de'],
    [['--marks', '/nowhere/at/all'], '', 'there is no such file'],
  ])('refuses %j', async (args, input, problem) => {
    const { code, err } = await crosshatch(['hint', UMBRELLA, ...args], input);
    expect(code).toBe(4);
    expect(err).toContain(problem);
  });

  it.each(['hint', 'explain'])('%s names the file whose marks change given cells', async (name) => {
    const clues = { rows: [[1], [3], [1]], cols: [[1], [3], [1]] };
    const file = fileOf('given.json', JSON.stringify({ ...clues, given: ['?#.', '???', '???'] }));
    const marks = fileOf('marks.txt', '?.#\n???\n???\n');
    const problem = 'this cell is given, so the marks must have its colour';
    expect(await crosshatch([name, file, '--marks', marks])).toEqual({
      ...{ code: 4, out: '' },
      err: `${marks}: row 1, column 2: ${problem}\n${marks}: row 1, column 3: ${problem}\n`,
    });
  });

  it.runIf(HAS_SIGNALS)('shows that it is at work, and ends at Ctrl-C', async () => {
    const hard = fileOf('hard.json', JSON.stringify(toJson(domino(40))));
    const args = ['hint', hard, '--time', '600'];
    const { code, out, err } = await interruptedAtWork(args, /looking for a step/);
    expect([code, out]).toEqual([130, 'Stopped before a step was found.\n']);
    expect(err).toMatch(/^\d+\/600 seconds at most, looking for a step, \d+ s\n/);
  });

  it('tells problems as JSON, too', async () => {
    const { code, out } = await crosshatch(
      ['hint', '-', '--json'],
      '{"rows": [[2]], "cols": [[1]]}',
    );
    expect(code).toBe(4);
    expect(objects(out)[0].errors[0].code).toBe('clue-too-long');
  });
});

describe('explain', () => {
  it('tells all steps, with drawings', async () => {
    const { code, out } = await crosshatch(['explain', UMBRELLA]);
    expect(code).toBe(0);
    expect(out).toContain(
      '1. Row 2: the block of 5 fills all 5 cells. Fill cells 1 to 5.\n    Row 2: 5\n',
    );
    expect(out).toMatch(/\n9\. .*\n(.*\n)+The puzzle is solved\.\n$/);
    expect(out).toContain('^');
  });

  it('is an object a step in JSON, and one for the end', async () => {
    const { out } = await crosshatch(['explain', GOLDFISH, '--json', '--language', 'de']);
    const steps = objects(out);
    expect(steps.at(-1)).toEqual({ kind: 'solved', sentence: 'Das Rätsel ist gelöst.' });
    for (const { conclusions, sentence } of steps.slice(0, -1)) {
      expect(conclusions.length).toBeGreaterThan(0);
      expect(sentence).toMatch(/\.$/);
    }
  });

  it.runIf(HAS_SIGNALS)('ends at a time limit and at Ctrl-C with what there is', async () => {
    const hard = fileOf('hard.json', JSON.stringify(toJson(domino(40))));
    const limited = await crosshatch(['explain', hard, '--time', '0.2', '--json']);
    expect(limited.code).toBe(3);
    expect(objects(limited.out).at(-1).kind).toBe('unknown');
    const child = spawn(process.execPath, [CLI, 'explain', hard]);
    const end = ended(child);
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { code, out } = await end;
    expect(code).toBe(130);
    expect(out).toContain('Stopped before a step was found.');
  });
});

describe('rate', () => {
  it('tells one puzzle in full', async () => {
    const { code, out } = await crosshatch(['rate', UMBRELLA]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Umbrella, 5x5, by Crosshatch: trivial\n/);
    expect(out).toMatch(/webpbn number +160\n +sweeps +3\n +lookahead +LINE\n/);
    expect(out).toMatch(/Line complete +55\.6 %/);
  });

  it('tells several in a table, or a JSON line each', async () => {
    const { out } = await crosshatch(['rate', UMBRELLA, GOLDFISH]);
    const rows = out.trim().split('\n');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^puzzle +label +webpbn +sweeps/);
    expect(rows[2]).toMatch(/crosshatch\/goldfish +easy +182 +6 +LINE/);
    const lines = await crosshatch(
      ['rate', '--json', UMBRELLA, '-'],
      '{"rows": [[2]], "cols": []}',
    );
    expect(lines.code).toBe(4);
    expect(objects(lines.out)).toMatchObject([
      { label: 'trivial', webpbn: 160, sweeps: 3, lookahead: { kind: 'LINE' } },
      { errors: [{}] },
    ]);
  });

  it('shows where a person gets stuck', async () => {
    const { out } = await crosshatch(['rate', '--map', UMBRELLA, DANCER]);
    expect(out).toMatch(/ map\n( {4}1{5}\n){5} {2}sticking points\n {4}none: /);
    expect(out).toMatch(
      / {4}steps 10 to 11 of 33: 2 hard to find, the hardest step 11: small gap \(tier 2\), 2 of 14 open lines offer a step, from row \d/,
    );
    const two = fileOf('two.json', '{"rows": [[1], [1]], "cols": [[1], [1]]}');
    expect((await crosshatch(['rate', '--map', two])).out).toContain('There is no map');
  });

  it('says ambiguous, none, and unknown at the limit', async () => {
    const two = fileOf('two.json', '{"rows": [[1], [1]], "cols": [[1], [1]]}');
    const several = await crosshatch(['rate', two]);
    expect([several.code, several.out]).toEqual([1, expect.stringContaining(': ambiguous')]);
    const hard = fileOf('hard.json', JSON.stringify(toJson(domino(40))));
    const cut = await crosshatch(['rate', '--time', '0.1', '--json', hard]);
    expect(cut.code).toBe(3);
    expect(objects(cut.out)).toMatchObject([{ verdict: 'unknown', isCut: true }]);
  });

  it.runIf(HAS_SIGNALS)('ends at Ctrl-C', async () => {
    const hard = fileOf('hard.json', JSON.stringify(toJson(domino(40))));
    const args = ['rate', '--json', UMBRELLA, hard, UMBRELLA];
    const { code, out } = await interruptedAtWork(args, /cells of .*hard\.json/);
    expect(code).toBe(130);
    expect(objects(out)).toHaveLength(2);
  });
});
