import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLOURED, type TestApp, testApp, UNIQUE } from '../../test/server.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ limits: { side: 50, cells: 500, methodCells: 100, explainCells: 200 } });
});
afterAll(async () => {
  await server.app.close();
  expect(server.faults).toEqual([]);
});

/** Makes the clues of a puzzle with n rows and n columns. Each clue has one block of one cell. */
const square = (n: number) => {
  const ones = Array.from({ length: n }, () => [1]);
  return { rows: ones, cols: ones };
};

describe('a request that is wrong', () => {
  it('gets a plain message for a missing value', async () => {
    const { text } = await server.post('/check', { puzzle: UNIQUE });
    expect(text).toContain('grid: expected a list, but it is missing');
  });

  it.each([
    ['no JSON', '/solve', '{"puzzle":\n  x}', 400, { code: 'bad-json', line: 2, column: 3 }],
    ['nothing', '/solve', '', 400, { code: 'bad-json' }],
    ['no object', '/solve', 'null', 400, { code: 'bad-request', path: '' }],
    ['no puzzle', '/solve', {}, 400, { path: '/puzzle' }],
    ['a puzzle that is none', '/solve', { puzzle: 'x' }, 400, { path: '/puzzle' }],
    ['an empty puzzle', '/solve', { puzzle: {} }, 422, { code: 'bad-shape', path: '/puzzle' }],
    [
      'wrong types',
      '/solve',
      { puzzle: UNIQUE, limits: { seconds: 'x' } },
      400,
      { path: '/limits/seconds' },
    ],
    ['an unknown key', '/solve', { puzzle: UNIQUE, x: 1 }, 400, { code: 'bad-request' }],
    ['an unknown method', '/solve', { puzzle: UNIQUE, method: 'x' }, 400, { path: '/method' }],
    [
      'an unknown option',
      '/solve',
      { puzzle: UNIQUE, method: 'cells', options: { x: 'y' } },
      422,
      { code: 'unknown-option' },
    ],
    ['too much time', '/solve', { puzzle: UNIQUE, limits: { seconds: 61 } }, 400, {}],
    ['no time', '/solve', { puzzle: UNIQUE, limits: { seconds: 0 } }, 400, {}],
    ['too many solutions', '/solve', { puzzle: UNIQUE, maxSolutions: 1e9 }, 400, {}],
    [
      'steps of the engine',
      '/solve',
      { puzzle: UNIQUE, limits: { steps: 1 } },
      400,
      { code: 'misplaced-option' },
    ],
    [
      'a trace for nobody',
      '/solve',
      { puzzle: UNIQUE, method: 'cells', trace: true },
      400,
      { code: 'misplaced-option' },
    ],
    [
      'colours for a method without',
      '/solve',
      { puzzle: COLOURED, method: 'rules' },
      422,
      { code: 'no-colour' },
    ],
    [
      'a clue that does not fit',
      '/solve',
      { puzzle: { rows: [[3], [1]], cols: [[2], [2]] } },
      422,
      { code: 'clue-too-long', where: { row: 1 }, path: '/puzzle/rows/0' },
    ],
    [
      'a clue that is none',
      '/rate',
      { puzzle: { rows: [[2], ['x']], cols: [[2], [1]] } },
      422,
      { code: 'bad-number', where: { row: 2, block: 1 }, path: '/puzzle/rows/1/0' },
    ],
    [
      'a puzzle within a puzzle',
      '/solve',
      { puzzle: { puzzle: UNIQUE } },
      422,
      { code: 'bad-shape' },
    ],
    [
      'a text with a mistake',
      '/solve',
      { puzzle: { text: 'rows\n2\n1\ncolumns\n3\n1\n' } },
      422,
      { code: 'clue-too-long', line: 5, column: 1, where: { column: 1 } },
    ],
    ['a text that is no JSON', '/solve', { puzzle: { text: '{"rows"' } }, 422, { line: 1 }],
    ['a text of no format', '/solve', { puzzle: { text: '?!' } }, 422, { code: 'unknown-format' }],
    ['an unknown format', '/solve', { puzzle: { text: 'x', format: 'x' } }, 400, {}],
    [
      'several puzzles',
      '/solve',
      { puzzle: { text: `[${JSON.stringify(UNIQUE)},${JSON.stringify(UNIQUE)}]` } },
      422,
      { code: 'several-puzzles' },
    ],
    ['a picture too large', '/convert', { puzzle: { text: 'P1 50 50\n1' }, to: 'non' }, 413, {}],
    ['a puzzle too large', '/check', { puzzle: square(30), grid: [] }, 413, { code: 'too-large' }],
    ['a side too long', '/solve', { puzzle: square(51) }, 413, { code: 'too-large' }],
    [
      'a puzzle too large for a method',
      '/solve',
      { puzzle: square(11), method: 'dfs' },
      413,
      { code: 'too-large' },
    ],
    ['puzzles too large', '/generate', { width: 20, height: 20 }, 413, { code: 'too-large' }],
    ['a puzzle too large to rate', '/rate', { puzzle: square(20) }, 413, { code: 'too-large' }],
    [
      'a grid of another size',
      '/check',
      { puzzle: UNIQUE, grid: ['##'] },
      422,
      { code: 'wrong-size' },
    ],
    ['an empty grid', '/check', { puzzle: UNIQUE, grid: [] }, 422, { code: 'wrong-size' }],
    [
      'a grid of other symbols',
      '/check',
      { puzzle: UNIQUE, grid: ['#x', '..'] },
      422,
      { code: 'unknown-symbol', where: { row: 1 } },
    ],
    ['marks of both kinds', '/hint', { puzzle: UNIQUE, marks: ['##', 1] }, 422, {}],
    ['a mark of too many bits', '/hint', { puzzle: UNIQUE, marks: [2 ** 32 + 2] }, 400, {}],
    ['too few marks', '/hint', { puzzle: UNIQUE, marks: [3] }, 422, { code: 'marks-size' }],
    [
      'strange marks',
      '/mistakes',
      { puzzle: UNIQUE, marks: [3, 3, 3, 9] },
      422,
      { code: 'bad-mark' },
    ],
    ['a cell that is not there', '/hint', { puzzle: UNIQUE, near: [4] }, 422, { code: 'bad-cell' }],
    ['a level that is none', '/hint', { puzzle: UNIQUE, level: 4 }, 400, { path: '/level' }],
    ['a language that is none', '/hint', { puzzle: UNIQUE, language: 'xx' }, 400, {}],
    [
      'a history of another board',
      '/mistakes',
      { puzzle: UNIQUE, history: [[{ cell: 0, candidates: 1 }]] },
      422,
      { code: 'history-differs' },
    ],
    ['no target', '/convert', { puzzle: UNIQUE }, 400, { path: '/to' }],
  ])('is refused with its reason: %s', async (_, path, body, status, problem) => {
    const answer = await server.post(path, body);
    expect(answer.status).toBe(status);
    const { errors } = answer.json as { readonly errors: readonly Record<string, unknown>[] };
    expect(errors[0]).toMatchObject(problem);
    expect(errors[0].message).toMatch(/\w/);
    expect(errors[0]).not.toHaveProperty('wording');
    expect(answer.text).not.toMatch(/\.ts|\.js|node_modules|\\n {4}at /);
  });

  it('is refused when it is deep enough to break a reader', async () => {
    const deep = `{"puzzle":${'{"puzzle":'.repeat(50_000)}1${'}'.repeat(50_000)}}`;
    const tooDeep = { status: 400, json: { errors: [{ code: 'too-deep', line: 1 }] } };
    expect(await server.post('/solve', deep)).toMatchObject(tooDeep);
    const lists = `{"puzzle":{"rows":${'['.repeat(50_000)}${']'.repeat(50_000)},"cols":[[1]]}}`;
    expect(await server.post('/solve', lists)).toMatchObject(tooDeep);
  });

  it('cannot reach prototypes', async () => {
    const body = '{"puzzle": {"__proto__": {"text": "x"}, "constructor": {"prototype": 1}}}';
    const { status, text } = await server.post('/solve', body);
    expect(status).toBe(422);
    expect(text).toContain('rows is missing');
  });

  it('is refused when it is too long, or not declared as JSON', async () => {
    const long = await server.post('/solve', `{"puzzle": {"text": "${'x'.repeat(1 << 20)}"}}`);
    expect(long).toMatchObject({ status: 413, json: { errors: [{ code: 'too-large' }] } });
    const text = await server.post('/solve', '{}', { 'content-type': 'text/plain' });
    expect(text).toMatchObject({ status: 415, json: { errors: [{ code: 'bad-content-type' }] } });
    const none = await server.app.inject({ method: 'POST', url: '/api/v1/solve' });
    expect(none.statusCode).toBe(400);
  });

  it('is answered as events only once work begins', async () => {
    const answer = await server.post('/solve?stream=1', { puzzle: {} });
    expect(answer.status).toBe(422);
    const late = await server.post('/solve?stream=1', { puzzle: COLOURED, method: 'rules' });
    expect(late.text).toContain('event: error\ndata: {"errors":[{"code":"no-colour"');
    const never = await server.post('/solve?stream=2', { puzzle: UNIQUE });
    expect(never).toMatchObject({ status: 400, json: { errors: [{ path: '/stream' }] } });
  });
});

describe('an address that is wrong', () => {
  it.each([
    ['/api/v1/nothing', 404, 'not-found'],
    ['/api', 404, 'not-found'],
    ['/api/v1/puzzles/nothing', 404, 'unknown-puzzle'],
    ['/api/v1/puzzles/..%2f..%2fpackage.json', 404, 'unknown-puzzle'],
    ['/api/v1/solve', 405, 'wrong-method'],
    ['/api/v1/puzzles/%', 400, 'bad-request'],
    ['/nothing.png', 404, 'not-found'],
    [`/api/v1/puzzles/${'a'.repeat(150)}`, 404, 'not-found'],
    [`/api/v1/puzzles/${'a'.repeat(5000)}`, 404, 'not-found'],
    [`/${'a'.repeat(300)}.png`, 404, 'not-found'],
  ])('gets JSON: %s', async (url, status, code) => {
    const answer = await server.get(url, url.startsWith('/api') ? { accept: 'text/html' } : {});
    expect(answer).toMatchObject({ status, json: { errors: [{ code }] } });
  });

  it('names the methods that there are', async () => {
    const answer = await server.app.inject({ method: 'DELETE', url: '/api/v1/puzzles/heart' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('a fault of the program', () => {
  it('is reported to the operator in full, and to the client in one sentence', async () => {
    const faulty = await testApp();
    faulty.app.get('/api/v1/faulty', () => {
      throw new Error('secret');
    });
    const answer = await faulty.get('/api/v1/faulty');
    expect(answer).toMatchObject({ status: 500, json: { errors: [{ code: 'fault' }] } });
    expect(answer.text).not.toContain('secret');
    expect(faulty.faults).toEqual([new Error('secret')]);
    await faulty.app.close();
  });
});
