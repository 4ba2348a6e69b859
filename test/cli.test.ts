import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toJson } from '../src/formats/json/write-json-puzzle.ts';
import { domino } from './boards.ts';
import { CLI, crosshatch, ended, HAS_SIGNALS, interruptedAtWork } from './cli.ts';

const ARTICLE = resolve(import.meta.dirname, '../puzzles/article-ampl-20x20.non');

const UNIQUE = { id: 'u', rows: [[2], [1]], cols: [[2], [1]] };
const MULTIPLE = { id: 'm', rows: [[1], [1]], cols: [[1], [1]] };
const NONE = { id: 'n', rows: [[1, 1], [], [1, 1]], cols: [[1], [2], [1]] };
const BAD = { id: 'b', rows: [[3], [1]], cols: [[2], [1]] };
/** A puzzle with `##.` and `.##` as its only solution. */
const OPEN = {
  ...{ id: 'o', rows: [null, ['?']], cols: [[1], [2], [1]], goal: ['##.', '.##'] },
  ...{ given: ['#?.', '???'], saved: [['#??', '???']], otherProperties: ['maxrule 2'] },
};
/** This puzzle has one solution, but the proof takes too long to wait for. */
const HARD = { ...toJson(domino(40)), id: 'h' };

const lines = (...puzzles: unknown[]): string => puzzles.map((p) => JSON.stringify(p)).join('\n');

let folder = '';
const inFolder = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-cli-'));
  for (const puzzle of [UNIQUE, MULTIPLE, NONE, BAD, HARD]) {
    writeFileSync(inFolder(`${puzzle.id}.json`), JSON.stringify(puzzle));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('solve', () => {
  it("prints the article's drawing to the character", async () => {
    const { code, out } = await crosshatch(['solve', '--style', 'ampl', ARTICLE]);
    expect(out).toBe(readFileSync('test/fixtures/article-drawing.txt', 'utf8'));
    expect(code).toBe(0);
  });

  it('says what of several colours the drawing of the article leaves out', async () => {
    const palette = [
      { symbol: '.', name: 'white', rgb: '#ffffff' },
      { symbol: 'r', name: 'red', rgb: '#ff0000' },
      { symbol: 'b', name: 'blue', rgb: '#0000ff' },
    ];
    const coloured = { palette, rows: [['1r', '1b']], cols: [['1r'], ['1b']] };
    const { out, err } = await crosshatch(['solve', '--style', 'ampl'], JSON.stringify(coloured));
    expect(out).toContain('|  r  b\n');
    expect(err).toMatch(/^note: ampl leaves out the colours of the numbers/m);
  });

  it('draws squares', async () => {
    const { out } = await crosshatch(['solve', '--style', 'squares'], JSON.stringify(UNIQUE));
    expect(out).toBe('◼◼\n◼◻\n');
  });

  it('draws the clues beside their lines, and says what holds', async () => {
    const { out } = await crosshatch(
      ['solve', '-', '--stats', '--jobs', '1'],
      JSON.stringify(UNIQUE),
    );
    expect(out).toContain('u, 2x2\n  │ 2 1\n  ┼────\n2 │████\n1 │██ ·\nunique');
    expect(out).toMatch(
      /lineSolves \d+, propagations 4, probes 0, decisions 0, .*, dives 0, cpu [\d.]+ ms/,
    );
  });

  it('does not read every .txt file as a picture', async () => {
    writeFileSync(inFolder('hello.txt'), 'hello world\n');
    writeFileSync(inFolder('nothing.txt'), '');
    const files = [inFolder('hello.txt'), inFolder('nothing.txt')];
    const { err, code } = await crosshatch(['solve', ...files]);
    for (const file of files) rmSync(file);
    expect(err).toMatch(/hello\.txt:1:1: no puzzle was recognised/);
    expect(err).toMatch(/nothing\.txt:1:1: there is nothing to read/);
    expect(code).toBe(4);
  });

  it('ends with the code of the verdict, the worst of several', async () => {
    const code = async (...names: string[]) =>
      (
        await crosshatch([
          'solve',
          ...names.map((name) => inFolder(`${name}.json`)),
          '--time',
          '0.3',
        ])
      ).code;
    expect(await Promise.all([code('u'), code('m'), code('n'), code('h'), code('b')])).toEqual([
      0, 1, 2, 3, 4,
    ]);
    expect(await Promise.all([code('m', 'u'), code('n', 'm'), code('u', 'b', 'h')])).toEqual([
      1, 2, 4,
    ]);
  });

  it('prints one JSON object a puzzle, in input order, and goes on after a bad one', async () => {
    const input = lines(UNIQUE, BAD, { id: 5, rows: 1 }, MULTIPLE, NONE);
    const one = await crosshatch(['solve', '--json', '--jobs', '1', '-'], input);
    const parsed = one.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(parsed.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['u', 'unique'],
      ['b', undefined],
      ['5', undefined],
      ['m', 'multiple'],
      ['n', 'none'],
    ]);
    expect(parsed[0]).toEqual({
      file: '-',
      id: 'u',
      verdict: 'unique',
      solved: true,
      solutions: [['##', '#.']],
      known: ['##', '#.'],
      stats: {
        lineSolves: expect.any(Number),
        propagations: 4,
        decisions: 0,
        conflicts: 0,
        learnt: 0,
        restarts: 0,
        dives: 0,
        probes: 0,
      },
      cpu_ms: expect.any(Number),
      complete: true,
    });
    expect(parsed[1].errors[0]).toMatchObject({
      code: 'clue-too-long',
      line: 2,
      where: { row: 1 },
    });
    expect(parsed[1].errors[0]).not.toHaveProperty('wording');
    expect(parsed[3].known).toEqual(['??', '??']);
    const two = await crosshatch(['solve', '--json', '--jobs', '2', '-'], input);
    const withoutTime = parsed.map(({ cpu_ms: _, ...rest }) => rest);
    expect(
      two.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(withoutTime);
  });

  it('leaves the verdict open with --max-solutions 1', async () => {
    const { out, code } = await crosshatch(
      ['solve', '--json', '--max-solutions', '1'],
      JSON.stringify(MULTIPLE),
    );
    expect(JSON.parse(out)).toMatchObject({ verdict: 'unknown', solved: true });
    expect(code).toBe(3);
  });

  it('lists all solutions with --all', async () => {
    const ones = Array.from({ length: 4 }, () => [1]);
    const { out } = await crosshatch(
      ['solve', '--json', '--all'],
      JSON.stringify({ rows: ones, cols: ones }),
    );
    expect(JSON.parse(out).solutions).toHaveLength(24);
  });

  it('reads folders, and names files that cannot be read', async () => {
    const { out, code } = await crosshatch([
      'solve',
      '--json',
      '--time',
      '0.2',
      folder,
      inFolder('missing.non'),
    ]);
    const parsed = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(parsed.map(({ id }) => id)).toEqual(['b', 'h', 'm', 'n', 'u', null]);
    expect(parsed[5].errors[0]).toMatchObject({ code: 'cannot-read' });
    expect(code).toBe(4);
  });

  it('says where a file is wrong', async () => {
    writeFileSync(inFolder('wrong.non'), 'rows\n2\n3,1\ncolumns\n2\n1\n');
    const { err, out, code } = await crosshatch(['solve', inFolder('wrong.non')]);
    expect(err).toMatch(/wrong\.non:3:1: row 2 needs 5 cells .* but has 2: 3 too many/);
    expect([out, code]).toEqual(['', 4]);
  });

  it.runIf(HAS_SIGNALS).each([
    ['--jobs', '1'],
    ['--jobs', '2'],
  ])('gives what it knows on Ctrl-C, %s %s', async (...jobs) => {
    const hard = inFolder('h.json');
    const args = ['solve', '--json', ...jobs, hard, hard];
    const { out, code } = await interruptedAtWork(args, /0\/2 puzzles done|[1-9]\d* conflicts/);
    const [first] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ id: 'h', verdict: 'unknown' });
    expect(first.known).toHaveLength(81);
    expect(code).toBe(130);
  });

  it.runIf(HAS_SIGNALS)(
    'answers a line at once, and Ctrl-C also while it waits for more',
    async () => {
      const child = spawn(process.execPath, [CLI, 'solve', '--json', '-']);
      const end = ended(child);
      child.stdin.write(`${JSON.stringify(UNIQUE)}\n`);
      const [line] = await once(child.stdout, 'data');
      expect(JSON.parse(String(line))).toMatchObject({ id: 'u', verdict: 'unique' });
      child.stdin.write(`${JSON.stringify(MULTIPLE)}\n`);
      const [second] = await once(child.stdout, 'data');
      expect(JSON.parse(String(second))).toMatchObject({ id: 'm', verdict: 'multiple' });
      child.kill('SIGINT');
      expect((await end).code).toBe(130);
    },
  );

  it('says what the colours of a colour puzzle are', async () => {
    const puzzle = 'color r #f00\ncolor b #00f\nrows\n1r,1b\ncolumns\n1r\n1b\n';
    const { out } = await crosshatch(['solve', '--json'], puzzle);
    expect(JSON.parse(out)).toMatchObject({
      solutions: [['rb']],
      palette: [{ symbol: '.' }, { symbol: 'r', rgb: '#ff0000' }, { symbol: 'b', rgb: '#0000ff' }],
    });
    const drawn = await crosshatch(['solve'], puzzle);
    expect(drawn.out).toContain(' r  red   b  blue');
  });

  it('colours only where it is asked to or on a terminal', async () => {
    const hasColour = async (env: Record<string, string>): Promise<boolean> => {
      const { NO_COLOR: _, FORCE_COLOR: __, ...rest } = process.env;
      const run = spawn(process.execPath, [CLI, 'solve', inFolder('u.json')], {
        env: { ...rest, ...env },
      });
      return (await ended(run)).out.includes('\u001b[');
    };
    expect(await hasColour({})).toBe(false);
    expect(await hasColour({ CI: 'true' })).toBe(false);
    expect(await hasColour({ FORCE_COLOR: '1' })).toBe(true);
    expect(await hasColour({ FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
  });

  it('prints no control characters of a file', async () => {
    const title = '\u001b]0;x\u0007\u009b2J';
    const { out } = await crosshatch(['solve'], JSON.stringify({ ...UNIQUE, title }));
    expect(out).toContain(']0;x2J, 2x2');
  });

  it('has no success for a folder without puzzles', async () => {
    mkdirSync(inFolder('empty'));
    const { code, err } = await crosshatch(['solve', inFolder('empty')]);
    expect([code, err]).toEqual([4, expect.stringContaining('holds no puzzle files')]);
    rmdirSync(inFolder('empty'));
  });

  it.runIf(HAS_SIGNALS)('shows progress on standard error when it takes long', async () => {
    const args = ['solve', '--json', inFolder('h.json')];
    const { err, out } = await interruptedAtWork(args, /\n/);
    expect(err).toMatch(/^\d+\/6561 cells sure, [a-z ]+, \d+ conflicts, \d+ solutions?, \d+ s\n/);
    expect(JSON.parse(out).verdict).toBe('unknown');
  });
});

describe('count', () => {
  it('counts as decimal digits', async () => {
    const ones = Array.from({ length: 6 }, () => [1]);
    const { out, code } = await crosshatch(
      ['count', '--json', '--jobs', '1'],
      JSON.stringify({ rows: ones, cols: ones }),
    );
    expect(JSON.parse(out)).toMatchObject({ count: '720', complete: true });
    expect(code).toBe(1);
    const limited = await crosshatch(
      ['count', '--limit', '5'],
      lines({ ...MULTIPLE, id: 'x' }, { rows: ones, cols: ones }),
    );
    expect(limited.out).toBe('x, 2x2: 2\n-, 6x6: at least 5\n');
  });
});

describe('check', () => {
  it('judges a grid, and names the lines that it breaks', async () => {
    writeFileSync(inFolder('right.txt'), '##\n#.\n');
    writeFileSync(inFolder('wrong.txt'), '["#.", "#."]');
    const right = await crosshatch(['check', inFolder('u.json'), inFolder('right.txt')]);
    expect([right.code, right.out]).toEqual([0, expect.stringContaining('fits every clue')]);
    const wrong = await crosshatch(['check', '--json', inFolder('u.json'), inFolder('wrong.txt')]);
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.out)).toMatchObject({
      correct: false,
      wrong: [
        { row: 1, expected: '2', found: '1' },
        { column: 2, expected: '1', found: '0' },
      ],
    });
  });

  it('says that it judged the goal where no grid is named', async () => {
    writeFileSync(inFolder('goal.non'), 'rows\n2\n1\ncolumns\n2\n1\ngoal "1111"\n');
    const { code, out } = await crosshatch(['check', inFolder('goal.non')]);
    expect(code).toBe(1);
    expect(out).toContain(
      'the goal breaks 2 of the clues\n  row 2: the clue is 1, the goal has 2\n',
    );
  });

  it('takes squares, and what solve prints as JSON', async () => {
    for (const text of [
      '◼◼\n◼◻\n',
      (await crosshatch(['solve', '--json', inFolder('u.json')])).out,
    ]) {
      writeFileSync(inFolder('grid.txt'), text);
      expect((await crosshatch(['check', inFolder('u.json'), inFolder('grid.txt')])).code).toBe(0);
    }
  });

  it('refuses a grid of another size', async () => {
    writeFileSync(inFolder('small.txt'), '#\n');
    const { err, code } = await crosshatch(['check', inFolder('u.json'), inFolder('small.txt')]);
    expect([code, err]).toEqual([4, expect.stringContaining('1x1, the puzzle 2x2')]);
  });
});

describe('convert', () => {
  it('turns every puzzle into every format and back', async () => {
    const toXml = await crosshatch(['convert', '--to', 'webpbn', ARTICLE]);
    const toDat = await crosshatch(['convert', '--to', 'ampl'], toXml.out);
    const solved = await crosshatch(['solve', '--style', 'ampl'], toDat.out);
    expect(solved.out).toBe(readFileSync('test/fixtures/article-drawing.txt', 'utf8'));
  });

  it('says when the file cannot be written', async () => {
    const { code, err } = await crosshatch(
      ['convert', '--output', '/nowhere/x.non'],
      JSON.stringify(UNIQUE),
    );
    expect([code, err]).toEqual([4, '/nowhere/x.non: there is no such file or folder\n']);
  });

  it('does not write a goal that breaks the clues as a picture', async () => {
    const wrong = { ...UNIQUE, goal: ['..', '..'] };
    const { code, err } = await crosshatch(['convert', '--to', 'picture'], JSON.stringify(wrong));
    expect([code, err]).toEqual([4, expect.stringContaining('breaks the clues')]);
  });

  it('solves for formats that hold only a picture', async () => {
    const without = await crosshatch(['convert', '--to', 'picture'], JSON.stringify(UNIQUE));
    expect([without.code, without.err]).toEqual([4, expect.stringContaining('solve it first')]);
    const solved = await crosshatch(
      ['convert', '--to', 'picture', '--solve'],
      JSON.stringify(UNIQUE),
    );
    expect([solved.code, solved.out]).toEqual([0, '##\n#.\n']);
  });

  it('notes what the format leaves out, and refuses it when asked to', async () => {
    const titled = { ...UNIQUE, title: 'One', goal: ['##', '#.'] };
    const loose = await crosshatch(['convert', '--to', 'nin'], JSON.stringify(titled));
    expect(loose).toEqual({
      ...{ code: 0, out: '2 2\n2\n1\n2\n1\n' },
      err: 'note: nin leaves out the id, the title and the goal picture\n',
    });
    const strict = await crosshatch(['convert', '--to', 'nin', '--strict'], lines(titled));
    expect([strict.code, strict.out]).toEqual([4, '']);
    expect(strict.err).toContain('nin leaves out the id, the title and the goal picture: write');
    const whole = await crosshatch(['convert', '--to', 'json', '--strict'], lines(titled));
    expect([whole.code, whole.err]).toEqual([0, '']);
  });

  it('refuses what would be another puzzle', async () => {
    const { code, out, err } = await crosshatch(['convert', '--to', 'nin'], lines(OPEN));
    expect([code, out]).toEqual([4, '']);
    expect(err).toContain('row 1 is unknown, and .nin holds no unknown lines');
    expect(err).toContain('row 2 has a block of unknown length');
    expect(err).toContain('.nin holds no given cells');
  });
});

describe('a puzzle with blotted blocks, an unknown line and given cells', () => {
  it.each([
    ['solve', '{"file":"-","id":"o","verdict":"unique"', 0],
    ['count', '"count":"1"', 0],
    ['rate', '"verdict":"unique"', 0],
    ['hint', '"kind":"step"', 0],
    ['explain', '"kind":"solved"', 0],
  ])('is known to %s', async (command, expected, status) => {
    const { code, out, err } = await crosshatch([command, '--json', '-'], lines(OPEN));
    expect([code, err]).toEqual([status, '']);
    expect(out).toContain(expected);
  });

  it.each([
    [['?#.', '???', '???'], 'none: the clues and the given cells have no solution'],
    [undefined, 'none: the clues have no solution'],
  ])('has no solution: %j', async (given, verdict) => {
    const { code, out } = await crosshatch(['solve'], lines({ ...NONE, given }));
    expect(code).toBe(2);
    expect(out).toContain(verdict);
  });

  it('is drawn with ? and *, in both styles that show clues', async () => {
    const { out } = await crosshatch(['solve'], lines(OPEN));
    expect(out).toContain('* │');
    expect(out).toContain('? │');
    const ampl = await crosshatch(['solve', '--style', 'ampl'], lines(OPEN));
    expect(ampl.out).toContain('  *  .|');
  });

  it('is checked, and its certificate is verified', async () => {
    writeFileSync(inFolder('open.json'), JSON.stringify({ ...OPEN, goal: undefined }));
    writeFileSync(inFolder('open.txt'), '##.\n.##\n');
    const right = await crosshatch(['check', inFolder('open.json'), inFolder('open.txt')]);
    expect([right.code, right.out]).toEqual([0, expect.stringContaining('fits every clue')]);
    writeFileSync(inFolder('open.txt'), '##.\n..#\n');
    const wrong = await crosshatch(['check', inFolder('open.json'), inFolder('open.txt')]);
    expect(wrong.code).toBe(1);
    const certificate = inFolder('open.cert');
    await crosshatch(['solve', '--certificate', certificate, inFolder('open.json')]);
    const verified = await crosshatch(['verify', inFolder('open.json'), certificate]);
    expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('proven')]);
  });

  it('is described by info', async () => {
    const { out } = await crosshatch(['info', '--json'], lines(OPEN));
    expect(JSON.parse(out)).toMatchObject({
      ...{ blottedBlocks: 1, unknownLines: 1, paintedCells: 4, givenCells: 2 },
      ...{ goal: 'fits the clues', savedGrids: 1, otherProperties: 1 },
    });
  });
});

describe('info', () => {
  it('tells size, colours and what lines settle', async () => {
    const { out, code } = await crosshatch(['info', '--json', ARTICLE]);
    expect(JSON.parse(out)).toMatchObject({
      width: 20,
      height: 20,
      colours: 1,
      settledByLines: 400,
      goal: 'fits the clues',
    });
    expect(code).toBe(0);
  });
});

describe('the program', () => {
  it('points to its help when there is no such command', async () => {
    const { code, err } = await crosshatch(['frob']);
    expect([code, err]).toEqual([
      4,
      "error: unknown command 'frob'\n(--help lists the commands)\n",
    ]);
  });

  it('explains itself', async () => {
    const { out, code } = await crosshatch(['--help']);
    expect(out).toContain('Examples:');
    expect(out).toContain('Exit codes:');
    expect(code).toBe(0);
  });

  it.each([
    [['solve', '--jobs', 'x']],
    [['solve', '--nonsense']],
    [['dance']],
    [['solve', '--time', '-1']],
  ])('refuses %j with the code of bad input', async (args) => {
    const { err, code } = await crosshatch(args);
    expect(err).toContain('error:');
    expect(code).toBe(4);
  });
});
