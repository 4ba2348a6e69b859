import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLOURED, eventsIn, MULTIPLE, type TestApp, testApp, UNIQUE } from '../../test/server.ts';
import { parsePuzzles, WRITABLE } from '../formats/index.ts';
import { METHOD_IDS } from '../methods/index.ts';
import { verify } from '../proof/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(async () => {
  await server.app.close();
  expect(server.faults).toEqual([]);
});

describe('POST /solve', () => {
  it.each([
    ['unique', UNIQUE, [['##', '#.']], true],
    ['multiple', MULTIPLE, [expect.anything(), expect.anything()], false],
    ['none', { rows: [[1, 1], [], [1, 1]], cols: [[1], [2], [1]] }, [], true],
  ])('says %s', async (verdict, puzzle, solutions, complete) => {
    const { status, json } = await server.post('/solve', { puzzle });
    expect(status).toBe(200);
    expect(json).toMatchObject({ verdict, solutions, solved: solutions.length > 0, complete });
    expect(Object.keys(json)).toEqual([
      ...['verdict', 'solved', 'solutions', 'known', 'stats', 'seconds', 'complete'],
    ]);
  });

  it('takes text in any format, and a format by name', async () => {
    const text = 'rows\n2\n1\ncolumns\n2\n1\n';
    expect((await server.post('/solve', { puzzle: { text } })).json).toMatchObject({
      verdict: 'unique',
    });
    const named = await server.post('/solve', { puzzle: { text, format: 'non' } });
    expect(named.json).toMatchObject({ solutions: [['##', '#.']] });
  });

  it('solves in colour, and names the colours', async () => {
    const { json } = await server.post('/solve', { puzzle: COLOURED });
    expect(json).toMatchObject({ solutions: [['rb']], palette: COLOURED.palette });
  });

  it('solves by a method, with its options', async () => {
    const body = { puzzle: UNIQUE, method: 'cells', options: { check: 'arc' }, seed: 3 };
    const { json } = await server.post('/solve', body);
    expect(json).toMatchObject({ method: 'cells', verdict: 'unique', complete: true });
    expect(json.megabytes).toBeGreaterThan(0);
  });

  it('ends at its limits with what it knows', async () => {
    const { domino } = await import('../../test/boards.ts');
    const { toJson } = await import('../formats/index.ts');
    const puzzle = toJson(domino(40));
    const byTime = await server.post('/solve', { puzzle, limits: { seconds: 0.2 } });
    expect(byTime.json).toMatchObject({ verdict: 'unknown', complete: false });
    const byConflicts = await server.post('/solve', { puzzle, limits: { conflicts: 1 } });
    expect(byConflicts.json).toMatchObject({ verdict: 'unknown' });
    const bySteps = await server.post('/solve', { puzzle, method: 'cells', limits: { steps: 5 } });
    expect(bySteps.json).toMatchObject({ verdict: 'unknown', method: 'cells' });
  });

  it('tells what a method does, step by step, and no more than it is allowed to', async () => {
    const body = { puzzle: UNIQUE, method: 'cells', trace: true };
    const events = eventsIn((await server.post('/solve?stream=1', body)).text);
    expect(events[0]).toMatchObject({ name: 'step', data: { kind: 'preprocess' } });
    expect(events.at(-1)).toMatchObject({ name: 'result', data: { verdict: 'unique' } });
    const small = await testApp({ limits: { steps: 2 } });
    const few = eventsIn((await small.post('/solve?stream=1', body)).text);
    expect(few.map(({ name, data }) => [name, data.kind])).toEqual([
      ['step', 'preprocess'],
      ['step', 'set'],
      ['step', 'cut'],
      ['result', undefined],
    ]);
    await small.app.close();
  });
});

describe('POST /check', () => {
  it.each([
    ['that fits', UNIQUE, ['##', '#.'], { correct: true, wrong: [] }],
    ['of 0 and 1', UNIQUE, ['11', '10'], { correct: true, wrong: [] }],
    ['in colour', COLOURED, ['rb'], { correct: true, wrong: [] }],
    [
      'that does not fit',
      UNIQUE,
      ['#.', '##'],
      {
        correct: false,
        wrong: [
          { row: 1, expected: '2', found: '1' },
          { row: 2, expected: '1', found: '2' },
        ],
      },
    ],
  ])('judges a grid %s', async (_, puzzle, grid, expected) => {
    expect((await server.post('/check', { puzzle, grid })).json).toEqual(expected);
  });
});

describe('help for players', () => {
  it('gives a hint at each level, in each language', async () => {
    const body = { puzzle: UNIQUE, marks: ['?#', '??'] };
    const look = await server.post('/hint', { ...body, level: 1 });
    expect(look.json).toMatchObject({ kind: 'step', level: 1, sentence: 'Look at column 1.' });
    const whole = await server.post('/hint', { ...body, language: 'de' });
    expect(whole.json.sentence).toMatch(/^Spalte 1: /);
    expect(whole.json).toMatchObject({
      step: { kind: 'line', technique: 'full-line', line: 2, evidence: [] },
    });
  });

  it('looks near the last move, and knows the way back from a history', async () => {
    const near = await server.post('/hint', { puzzle: UNIQUE, near: [3] });
    expect(near.json).toMatchObject({ kind: 'step' });
    const marks = [2, 1, 3, 3];
    const history = [[{ cell: 0, candidates: 2 }], [{ cell: 1, candidates: 1 }]];
    const back = await server.post('/hint', { puzzle: UNIQUE, marks, history });
    expect(back.json).toMatchObject({
      kind: 'mistake',
      mistakes: { back: { move: 1, takeBack: 1 } },
    });
  });

  it('finds what is wrong with marks, and nothing where nothing is', async () => {
    const wrong = await server.post('/mistakes', { puzzle: UNIQUE, marks: ['.?', '??'] });
    expect(wrong.json).toMatchObject({ fits: 'no', wrong: [0], verdict: 'unique' });
    expect(wrong.json.sentence).toMatch(/^There is a mistake/);
    const right = await server.post('/mistakes', { puzzle: UNIQUE, marks: ['#?', '??'] });
    expect(right.json).toMatchObject({ fits: 'yes', wrong: [], lines: [] });
    expect(right.json).not.toHaveProperty('sentence');
  });

  it('explains all steps, at once and as events', async () => {
    const { json } = await server.post('/explain', { puzzle: COLOURED });
    const list = json.list as readonly { readonly sentence: string }[];
    expect(json).toMatchObject({ kind: 'solved', steps: list.length, isCut: false });
    expect(list[0].sentence).toMatch(/red/);
    const text = (await server.post('/explain?stream=1', { puzzle: COLOURED })).text;
    const events = eventsIn(text).filter(({ name }) => name !== 'progress');
    expect(events.slice(0, -1).map(({ data }) => data.sentence)).toEqual(
      list.map(({ sentence }) => sentence),
    );
    expect(events.at(-1)).toMatchObject({ name: 'result', data: { kind: 'solved' } });
  });

  it('ends an explanation at a number of steps', async () => {
    const { json } = await server.post('/explain', { puzzle: UNIQUE, maxSteps: 1 });
    expect(json).toMatchObject({ kind: 'unknown', isCut: true, steps: 1 });
    expect(json.list).toHaveLength(1);
  });

  it('rates', async () => {
    const { json } = await server.post('/rate', { puzzle: UNIQUE, language: 'de' });
    expect(json).toMatchObject({ verdict: 'unique', label: 'trivial', name: 'Sehr leicht' });
    expect(json).not.toHaveProperty('map');
    const withMap = await server.post('/rate', { puzzle: UNIQUE, map: true });
    expect(withMap.json.map).toEqual({ tiers: expect.any(Array), stickingPoints: [] });
  });
});

describe('POST /generate', () => {
  interface Made {
    readonly puzzle: { readonly goal: readonly string[] };
    readonly rating: object;
  }

  it('makes the puzzles of a seed, and the same ones again', async () => {
    const body = { width: 10, height: 8, count: 3, difficulty: 'easy', symmetry: 'left-right' };
    const first = await server.post('/generate', body);
    expect(first.json).toMatchObject({ made: 3, count: 3, isCut: false });
    for (const { puzzle, rating } of first.json.puzzles as Made[]) {
      expect(rating).toMatchObject({ verdict: 'unique', label: 'easy' });
      const solved = await server.post('/solve', { puzzle });
      expect(solved.json).toMatchObject({ verdict: 'unique', solutions: [puzzle.goal] });
    }
    const again = await server.post('/generate', { ...body, seed: first.json.seed });
    expect(again.json.puzzles).toEqual(first.json.puzzles);
  });

  it('gives each puzzle a certificate when it is asked for one', async () => {
    const body = { width: 8, height: 8, count: 2, colours: 2, certificates: true, seed: 4 };
    const { json } = await server.post('/generate', body);
    const puzzles = json.puzzles as (Made & { readonly certificate: string })[];
    for (const { puzzle, certificate } of puzzles) {
      const outcome = parsePuzzles(JSON.stringify(puzzle))[0];
      if (!outcome?.ok) throw new Error('no puzzle');
      const verified = await verify(outcome.value, [certificate]);
      expect(verified).toMatchObject({
        ok: true,
        value: { complete: true, solutions: { length: 1 } },
      });
    }
    expect(puzzles).toHaveLength(2);
  });

  it('sends puzzles as they are made to those who listen', async () => {
    const body = { width: 6, height: 6, count: 3, seed: 4 };
    const events = eventsIn((await server.post('/generate?stream=1', body)).text);
    const { json } = await server.post('/generate', body);
    const puzzles = events.flatMap(({ name, data }) => (name === 'puzzle' ? [data] : []));
    expect(puzzles).toEqual(json.puzzles);
    expect(events.at(-1)).toMatchObject({ name: 'result', data: { made: 3, seed: 4 } });
    expect(events.at(-1)?.data).not.toHaveProperty('puzzles');
  });

  it('refuses what excludes each other, and says what works', async () => {
    const { status, json } = await server.post('/generate', { height: 10, symmetry: 'diagonal' });
    expect(status).toBe(422);
    expect(json.errors).toMatchObject([{ code: 'needs-square' }]);
  });

  it('says what came nearest when there is no such puzzle', async () => {
    const limits = { seconds: 60 };
    const body = { width: 5, height: 5, technique: 'glue', seed: 1, limits };
    const { json } = await server.post('/generate', body);
    const nearest = { rating: { verdict: 'unique' }, lacks: 'technique' };
    expect(json).toMatchObject({ made: 0, puzzles: [], isCut: false, nearest });
  });
});

describe('POST /convert', () => {
  it.each(WRITABLE.map(({ id }) => id))('writes %s, and reads it back', async (to) => {
    const puzzle = { ...UNIQUE, goal: ['##', '#.'] };
    const { status, json } = await server.post('/convert', { puzzle, to });
    expect(status).toBe(200);
    expect(json).toMatchObject({ format: to });
    const again = { puzzle: { text: json.text, format: to }, grid: ['##', '#.'] };
    expect((await server.post('/check', again)).json).toMatchObject({ correct: true });
  });

  it('says what it did not read of the puzzle', async () => {
    const puzzle = { ...UNIQUE, level: 3 };
    const { json } = await server.post('/convert', { puzzle, to: 'nin' });
    expect(json).toMatchObject({ remarks: [{ code: 'not-read', path: '/puzzle/level' }] });
  });

  it('says when a format cannot hold the puzzle', async () => {
    const { status, json } = await server.post('/convert', { puzzle: UNIQUE, to: 'picture' });
    expect(status).toBe(422);
    expect(json).toMatchObject({ errors: [{ code: 'no-picture' }] });
  });
});

describe('POST /verify', () => {
  async function certified(): Promise<{ puzzle: object; certificate: string }> {
    const wish = { width: 12, height: 12, seed: 3, certificates: true, rating: false };
    const { json } = await server.post('/generate', wish);
    const [{ puzzle, certificate }] = json.puzzles as [{ puzzle: object; certificate: string }];
    return { puzzle, certificate };
  }

  it('says what a certificate proves', async () => {
    const { puzzle, certificate } = await certified();
    const { status, json } = await server.post('/verify', { puzzle, certificate });
    expect(status, JSON.stringify(json)).toBe(200);
    const { goal } = puzzle as { goal: string[] };
    expect(json).toMatchObject({ verdict: 'unique', proven: true, complete: true });
    expect(json.solutions).toEqual([goal]);
    expect(json.lines).toBe(certificate.trim().split('\n').length);
  });

  it('refuses one that was cut off, is of another puzzle, or claims what is wrong', async () => {
    const { puzzle, certificate } = await certified();
    const cut = certificate.replace(/\n[^\n]*\n$/, '\n');
    const answer = await server.post('/verify', { puzzle, certificate: cut });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ code: 'no-end' }] } });
    const other = await server.post('/verify', { puzzle: UNIQUE, certificate });
    expect(other).toMatchObject({ status: 422, json: { errors: [{ line: 2 }] } });
    const [head, place, ...rest] = certificate.split('\n');
    const forged = [head, place, 'end complete', ...rest].join('\n');
    const refused = await server.post('/verify', { puzzle, certificate: forged });
    expect(refused.status).toBe(422);
    expect((refused.json.errors as { line: number }[])[0].line).toBe(3);
  });

  it('takes a certificate that is longer than other requests', async () => {
    const long = `crosshatch certificate 1\n${'x'.repeat(2_000_000)}\n`;
    const taken = await server.post('/verify', { puzzle: UNIQUE, certificate: long });
    expect(taken).toMatchObject({ status: 422, json: { errors: [{ line: 2 }] } });
    expect(taken.text.length).toBeLessThan(2000);
    const endless = { puzzle: UNIQUE, certificate: 'x'.repeat(8 * 1024 * 1024) };
    expect((await server.post('/verify', endless)).status).toBe(413);
  });
});

describe('GET', () => {
  it('lists the library, and gives each puzzle of it', async () => {
    const { json } = await server.get('/api/v1/puzzles');
    const puzzles = json.puzzles as readonly Record<string, unknown>[];
    expect(puzzles.length).toBeGreaterThan(50);
    expect(puzzles.find(({ id }) => id === 'goldfish')).toMatchObject({
      ...{ title: 'Goldfish', width: 20, height: 15, colours: 6 },
      ...{ licence: 'MIT', source: 'drawn for Crosshatch' },
    });
    const heart = await server.get('/api/v1/puzzles/heart');
    expect(heart.json).toMatchObject({ id: 'heart', width: 5 });
    const { rows, cols, goal: grid } = heart.json;
    const checked = await server.post('/check', { puzzle: { rows, cols }, grid });
    expect(checked.json).toMatchObject({ correct: true });
  });

  it('lists the methods', async () => {
    const { json } = await server.get('/api/v1/methods');
    const methods = json.methods as readonly Record<string, unknown>[];
    expect(methods.map(({ id }) => id)).toEqual(METHOD_IDS);
    expect(methods.find(({ id }) => id === 'cells')).toMatchObject({
      options: expect.arrayContaining([expect.objectContaining({ name: 'check' })]),
    });
  });

  it('answers about the health of the server', async () => {
    const { json } = await server.get('/api/v1/health');
    expect(json).toMatchObject({ status: 'ok', running: 0, waiting: 0 });
  });

  it('says that the server takes work', async () => {
    const { status, json } = await server.get('/api/v1/ready');
    expect([status, json]).toEqual([200, { status: 'ready' }]);
  });
});
