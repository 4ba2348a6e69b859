import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRandom } from '../src/engine/random.ts';
import { toJson } from '../src/formats/json/write-json-puzzle.ts';
import { METHOD_IDS } from '../src/methods/method-ids.ts';
import { domino, randomPuzzle } from './boards.ts';
import { CLI, crosshatch, ended, HAS_SIGNALS, interruptedAtWork } from './cli.ts';
import { PUZZLES } from './library.ts';

const LOCK = resolve(PUZZLES, 'lock.non');
/** This puzzle has one solution, but the proof takes too long to wait for. */
const HARD = JSON.stringify({ ...toJson(domino(40)), id: 'hard' });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-methods-'));
  writeFileSync(join(folder, 'hard.json'), HARD);
  const noise = randomPuzzle(makeRandom(1), 35, 35, 1, 0.5);
  writeFileSync(join(folder, 'noise.json'), JSON.stringify(toJson(noise)));
});
afterAll(() => rmSync(folder, { recursive: true }));

const objects = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('methods', () => {
  it('lists all of them', async () => {
    const { out, code } = await crosshatch(['methods', '--json']);
    const methods = JSON.parse(out);
    expect(methods.map(({ id }: { id: string }) => id)).toEqual(METHOD_IDS);
    expect(methods[0]).toMatchObject({ id: 'engine', complete: true, colours: true });
    expect(code).toBe(0);
    const text = await crosshatch(['methods']);
    for (const id of METHOD_IDS) expect(text.out).toMatch(new RegExp(`^${id}  \\w`, 'm'));
    expect(text.out).toContain('--option check=forward|weak|arc');
  });
});

describe('solve --method', () => {
  it('solves by it, with its options and counters', async () => {
    const args = ['solve', '--json', '--method', 'cells', '--option', 'check=weak', LOCK];
    const { out, code } = await crosshatch(args);
    expect(JSON.parse(out)).toMatchObject({
      method: 'cells',
      verdict: 'unique',
      stats: { lineSolves: 0, nodes: expect.any(Number) },
      seconds: expect.any(Number),
      megabytes: expect.any(Number),
      complete: true,
    });
    expect(code).toBe(0);
  });

  it.each([
    [['--method', 'magic'], 'there is no method "magic": expected engine, cells'],
    [['--method', 'cells', '--option', 'speed=high'], 'cells has no option "speed": it has'],
    [['--method', 'cells', '--option', 'check=no'], 'check is "no": expected forward, weak, arc'],
    [['--method', 'cells', '--option', 'check'], 'expected name=value'],
    [['--option', 'check=weak'], '--option needs --method'],
  ])('refuses %j', async (args, message) => {
    const { err, code } = await crosshatch(['solve', ...args, LOCK]);
    expect(err).toContain(message);
    expect(code).toBe(4);
  });

  it('writes what it does to a file', async () => {
    const trace = join(folder, 'trace.jsonl');
    const args = ['solve', '--method', 'cells', '--option', 'preprocess=off', '--trace', trace];
    await crosshatch([...args, LOCK]);
    const steps = objects(readFileSync(trace, 'utf8'));
    expect(steps[0]).toMatchObject({ kind: 'set', row: 1, column: 1 });
    expect(steps[0].cells[0]).toMatch(/^[#.]\?{4}$/);
    expect(steps.some(({ kind }) => kind === 'back')).toBe(true);
    const { err, code } = await crosshatch(['solve', '--trace', trace, LOCK]);
    expect([err, code]).toEqual([expect.stringContaining('--trace needs --method'), 4]);
    const nowhere = await crosshatch([...args.slice(0, -1), join(folder, 'no/such'), LOCK]);
    expect([nowhere.err, nowhere.code]).toEqual([expect.stringContaining('no such file'), 4]);
  });

  it('says which puzzles a method cannot take, and solves the others', async () => {
    const files = [join(PUZZLES, 'goldfish.non'), LOCK];
    const { out, code } = await crosshatch(['solve', '--json', '--method', 'rules', ...files]);
    const [refused, solved] = objects(out);
    expect(refused.errors[0].code).toBe('no-colour');
    expect(solved.verdict).toBe('unique');
    expect(code).toBe(4);
  });

  it('refuses what would not fit in memory, at once', async () => {
    const large = toJson(randomPuzzle(makeRandom(1), 200, 200, 1, 0.5));
    const { err, code } = await crosshatch(
      ['solve', '--method', 'permutations'],
      JSON.stringify(large),
    );
    expect(err).toMatch(/arrangements/);
    expect(code).toBe(4);
  });

  it('ends at its limits with what it knows', async () => {
    const hopeless = ['--method', 'cells', '--option', 'check=weak'];
    const [time, steps] = await Promise.all([
      crosshatch(['solve', '--json', ...hopeless, '--time', '0.3'], HARD),
      crosshatch(['solve', '--json', ...hopeless, '--steps', '1000'], HARD),
    ]);
    for (const { out, code } of [time, steps]) {
      expect(JSON.parse(out)).toMatchObject({ verdict: 'unknown', solved: false });
      expect(code).toBe(3);
    }
    expect(JSON.parse(steps.out).stats.nodes).toBe(1000);
  });

  it.runIf(HAS_SIGNALS)('gives what it knows on Ctrl-C', async () => {
    const args = ['solve', '--json', '--method', 'cells', join(folder, 'hard.json')];
    const { out, code } = await interruptedAtWork(args, /[1-9]\d* steps/);
    expect(JSON.parse(out)).toMatchObject({ id: 'hard', verdict: 'unknown' });
    expect(code).toBe(130);
  });
});

// The test reads the children of a process from Linux's /proc.
describe.runIf(process.platform === 'linux')('a blocking method', () => {
  it('does not outlive the program', async () => {
    const args = ['solve', '--method', 'mip', join(folder, 'noise.json')];
    const child = spawn(process.execPath, [CLI, ...args]);
    const end = ended(child);
    const host = await childOf(child.pid ?? 0);
    child.kill('SIGKILL');
    await end;
    await expect.poll(() => isAlive(host)).toBe(false);
  });
});

/** Waits for a process to start a child and returns the child's id. */
async function childOf(pid: number): Promise<number> {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = () => readFileSync(file, 'utf8').trim();
  await expect.poll(children).not.toBe('');
  return Number(children().split(' ')[0]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('compare', () => {
  const contest = ['--methods', 'engine,cells,cells:check=weak', '--repeat', '1'];

  it('measures each method on each puzzle', async () => {
    const { out, code } = await crosshatch(['compare', '--json', ...contest, LOCK]);
    const rows = objects(out);
    expect(rows.map(({ name, verdict, timedOut }) => [name, verdict, timedOut])).toEqual([
      ['engine', 'unique', false],
      ['cells', 'unique', false],
      ['cells:check=weak', 'unique', false],
    ]);
    for (const { median, seconds, megabytes } of rows) {
      expect(seconds).toEqual([median]);
      expect(megabytes).toBeGreaterThan(20);
    }
    expect(code).toBe(0);
  });

  it('never hides a time-out', async () => {
    const args = ['compare', '--methods', 'cells', '--time', '0.2', join(folder, 'hard.json')];
    const { out } = await crosshatch(args);
    expect(out).toMatch(/^cells +time-out +> [\d.]+ m?s/m);
    const csv = await crosshatch([...args, '--csv']);
    expect(csv.out.split('\n')[1]).toContain('cells,unknown,time-out,,true,1,');
  });

  it.runIf(HAS_SIGNALS)('shows on Ctrl-C what was measured before', async () => {
    const page = join(folder, 'interrupted.html');
    const contest = ['--methods', 'engine,dfs', '--time', '3600', '--repeat', '1'];
    const files = [LOCK, join(folder, 'noise.json')];
    const args = ['compare', '--json', '--html', page, ...contest, ...files];
    const { out, code } = await interruptedAtWork(args, /dfs on .*noise\.json/);
    expect(objects(out)[0]).toMatchObject({ name: 'engine', verdict: 'unique' });
    expect(out).not.toContain('"timedOut":true');
    expect(readFileSync(page, 'utf8')).toContain('Lock, 5x9');
    expect(code).toBe(130);
  });

  it('writes a page that needs nothing else', async () => {
    const page = join(folder, 'page.html');
    await crosshatch(['compare', ...contest, '--html', page, LOCK]);
    const html = readFileSync(page, 'utf8');
    expect(html.match(/<svg /g)).toHaveLength(3);
    expect(html).toContain('cells:check=weak');
    expect(html).not.toMatch(/https?:|<script|<link|undefined|NaN/);
  });

  it('names the methods that there are when one is unknown', async () => {
    const { err, code } = await crosshatch(['compare', '--methods', 'engine,magic', LOCK]);
    expect(err).toContain('there is no method "magic": expected engine, cells');
    expect(code).toBe(4);
  });
});

describe('profile', () => {
  it('tells calls and times of the functions of a method', async () => {
    const args = ['profile', '--method', 'cells', '--option', 'preprocess=off', LOCK];
    const { out } = await crosshatch([...args, '--json']);
    const { verdict, isCut, functions } = JSON.parse(out);
    expect([verdict, isCut]).toEqual(['unique', false]);
    const nodes = await crosshatch(['solve', '--json', ...args.slice(1)]);
    const assign = functions.find(({ name }: { name: string }) => name === 'assign');
    expect(assign.calls).toBe(JSON.parse(nodes.out).stats.nodes);
    for (const { totalSeconds, ownSeconds } of functions) {
      expect(totalSeconds).toBeGreaterThanOrEqual(ownSeconds);
    }
    const text = await crosshatch([...args, '--top', '100']);
    expect(text.out).toMatch(/^Lock, 5x9.*: cells, unique/);
    expect(text.out).toMatch(/^backtrackingSearch +backtrack +[\d,]+ +(-|[\d.]+ (ms|µs) )/m);
  });
});

describe('export and import-model', () => {
  const goal = '011101000010001000010111111011111111111111111';

  it.each([
    ['lp', /^(\\ .*\n)+Minimize/],
    ['mps', /^(\* .*\n)+NAME nonogram/],
    ['dimacs', /^c crosshatch order 5x9\nc cell 1 1 = 1\n/],
    ['smtlib', /^; A nonogram of 5 columns and 9 rows\.\n/],
    ['minizinc', /^% A nonogram of 5 columns and 9 rows\./],
  ])('writes %s', async (to, text) => {
    const { out, code } = await crosshatch(['export', '--to', to, LOCK]);
    expect(out).toMatch(text);
    expect(code).toBe(0);
  });

  it('writes AMPL as one text, or as a model and its data', async () => {
    const one = await crosshatch(['export', '--to', 'ampl', LOCK]);
    expect(one.out).toMatch(
      /\nparam rows, integer[\s\S]*\ndata;\nparam rows := 9;[\s\S]*\nend;\n$/,
    );
    await crosshatch(['export', '--to', 'ampl', '--output', join(folder, 'lock.mod'), LOCK]);
    const [model, data] = ['mod', 'dat'].map((end) =>
      readFileSync(join(folder, `lock.${end}`), 'utf8'),
    );
    expect(one.out).toBe(`${model}data;\n${data}end;\n`);
    const script = readFileSync(join(folder, 'lock.run'), 'utf8');
    expect(script).toContain('model "lock.mod";\ndata "lock.dat";\n');
    const json = await crosshatch(['convert', '--to', 'json', LOCK]);
    const { rows, cols } = JSON.parse(json.out);
    const again = await crosshatch(['convert', '--to', 'json', '-'], one.out);
    expect(JSON.parse(again.out)).toMatchObject({ rows, cols });
  });

  it('reads a model back and checks it', async () => {
    const literals = [...goal].map((cell, i) => (cell === '1' ? i + 1 : -i - 1));
    const read = (numbers: number[]) =>
      crosshatch(
        ['import-model', '--json', LOCK, '-'],
        `s SATISFIABLE\nv ${numbers.join(' ')} 0\n`,
      );
    const { out, code } = await read(literals);
    expect(JSON.parse(out)).toMatchObject({ answer: 'satisfiable', solution: { 0: '.###.' } });
    expect(code).toBe(0);
    const wrong = await read(literals.map((literal, i) => (i === 0 ? -literal : literal)));
    expect([wrong.code, wrong.err]).toEqual([4, expect.stringContaining('breaks the clues')]);
    const none = await crosshatch(['import-model', LOCK, '-'], 's UNSATISFIABLE\n');
    expect([none.code, none.out]).toEqual([2, 'unsatisfiable\n']);
  });

  it.each([
    [['export', '--to', 'magic', LOCK], 'Allowed choices are lp, mps, ampl'],
    [['export', '--to', 'webpbn', LOCK], 'convert --to webpbn writes it'],
    [['convert', '--to', 'dimacs', LOCK], 'export --to dimacs writes it'],
    [['export', '--to', 'dimacs', '--form', 'magic', LOCK], 'expected order, automaton, integer'],
    [['export', '--to', 'ampl', PUZZLES], 'it holds several puzzles'],
    [['import-model', '--form', 'magic', LOCK, '-'], 'Allowed choices are order, automaton'],
    [['import-model', '-', '-'], 'cannot both be standard input'],
  ])('refuses %j', async (args, message) => {
    const { err, code } = await crosshatch(args);
    expect(err).toContain(message);
    expect(code).toBe(4);
  });

  it('says which models cannot hold colours', async () => {
    const { err, code } = await crosshatch([
      'export',
      '--to',
      'ampl',
      join(PUZZLES, 'goldfish.non'),
    ]);
    expect(err).toContain('puzzles of one colour');
    expect(code).toBe(4);
  });
});

describe('queens', () => {
  it('draws a solution, counts them all, and says when there is none', async () => {
    const first = await crosshatch(['queens', '4']);
    expect(first.out).toBe(
      '· · ♛ ·\n♛ · · ·\n· · · ♛\n· ♛ · ·\n4 queens: at least 1 solution, 26 nodes\n',
    );
    expect(first.code).toBe(0);
    const all = await crosshatch(['queens', '--all', '--backjump']);
    expect(all.out).toMatch(/\n8 queens: 92 solutions, \d+ nodes\n$/);
    const none = await crosshatch(['queens', '3']);
    expect(none).toMatchObject({ out: expect.stringMatching(/^3 queens: 0 solutions/), code: 2 });
    const late = await crosshatch(['queens', '200', '--time', '0.1']);
    expect(late).toMatchObject({ out: expect.stringMatching(/^200 queens: at least 0 /), code: 3 });
    expect((await crosshatch(['queens', 'many'])).code).toBe(4);
    expect((await crosshatch(['queens', '1001'])).code).toBe(4);
  });

  it('prints JSON', async () => {
    const jsonOf = async (...args: readonly string[]) =>
      JSON.parse((await crosshatch(['queens', ...args, '--json'])).out);
    const first = { queens: 4, solutions: 1, complete: false, nodes: 26, first: [1, 3, 0, 2] };
    expect(await jsonOf('4')).toEqual(first);
    expect(await jsonOf('6', '--all')).toMatchObject({ solutions: 4, complete: true });
    expect(await jsonOf('2')).toEqual({ queens: 2, solutions: 0, complete: true, nodes: 6 });
  });
});
