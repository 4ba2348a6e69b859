// These requests are about as long as requests may be, and made to be slow. Each wrong request gets
// a short answer.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLOURED, type TestApp, testApp, UNIQUE } from '../../test/server.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(async () => {
  await server.app.close();
  expect(server.faults).toEqual([]);
});

const puzzle = JSON.stringify(UNIQUE);
/** Returns the JSON of a list that repeats `item` up to a million characters. */
const many = (item: string): string =>
  `[${Array(Math.floor(1_000_000 / (item.length + 1)))
    .fill(item)
    .join()}]`;
const keys = (value: string): string =>
  Array.from({ length: 80_000 }, (_, key) => `"${key}":${value}`).join();

describe('a large body', () => {
  it.each([
    ['marks that are objects', '/hint', `{"puzzle":${puzzle},"marks":${many('{}')}}`],
    ['marks that are lists', '/mistakes', `{"puzzle":${puzzle},"marks":${many('[]')}}`],
    ['marks that are texts', '/explain', `{"puzzle":${puzzle},"marks":${many('""')}}`],
    ['too many marks', '/hint', `{"puzzle":${puzzle},"marks":${many('1')}}`],
    ['a history of objects', '/hint', `{"puzzle":${puzzle},"history":${many('{}')}}`],
    ['a history of wrong moves', '/hint', `{"puzzle":${puzzle},"history":${many('[{}]')}}`],
    ['cells that are objects', '/hint', `{"puzzle":${puzzle},"near":${many('{}')}}`],
    ['too many cells', '/hint', `{"puzzle":${puzzle},"near":${many('0')}}`],
    ['a grid of objects', '/check', `{"puzzle":${puzzle},"grid":${many('{}')}}`],
    ['a grid of texts', '/check', `{"puzzle":${puzzle},"grid":${many('""')}}`],
    ['a long row', '/check', `{"puzzle":${puzzle},"grid":["${'#'.repeat(900_000)}"]}`],
    ['options', '/solve', `{"puzzle":${puzzle},"method":"cells","options":{${keys('"a"')}}}`],
    ['wrong options', '/solve', `{"puzzle":${puzzle},"method":"cells","options":{${keys('{}')}}}`],
    ['a long option', '/solve', `{"puzzle":${puzzle},"options":{"a":"${'a'.repeat(900_000)}"}}`],
    ['keys of a puzzle', '/solve', `{"puzzle":{"rows":[[1]],"cols":[[1]],${keys('0')}}}`],
    ['a long name', '/solve', `{"puzzle":${puzzle},"options":{"${'a'.repeat(900_000)}":5}}`],
    ['a mistake at the end', '/solve', `[${'1,'.repeat(450_000)}x`],
    ['unknown keys', '/solve', `{"puzzle":${puzzle},${keys('0')}}`],
    ['unknown limits', '/solve', `{"puzzle":${puzzle},"limits":{${keys('0')}}}`],
  ])('is refused in one sentence: %s', async (_, path, body) => {
    const answer = await server.post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.text.length).toBeLessThan(2000);
    expect((answer.json.errors as unknown[]).length).toBe(1);
  });

  it.each([
    ['wrong blocks', `{"rows":[${many('"x"')}],"cols":[[1]]}`, 422],
    ['wrong colours', `{"rows":[[1]],"cols":[[1]],"palette":${many('0')}}`, 422],
    ['a wrong goal', `{"rows":[[1]],"cols":[[1]],"goal":${many('0')}}`, 422],
    ['a row of letters', JSON.stringify({ text: 'x '.repeat(400_000) }), 413],
    ['no clues', JSON.stringify({ text: `rows\n${'x\n'.repeat(300_000)}` }), 422],
    ['nested JSON', JSON.stringify({ text: '['.repeat(900_000) }), 422],
  ])('gets a short list of what is wrong with its puzzle: %s', async (_, wrong, status) => {
    const answer = await server.post('/solve', `{"puzzle":${wrong}}`);
    expect(answer.status).toBe(status);
    expect(answer.text.length).toBeLessThan(20_000);
    expect((answer.json.errors as unknown[]).length).toBeLessThanOrEqual(51);
  });

  it('is answered with the place of its first wrong item', async () => {
    const marks = [...Array(99).fill(3), null, {}];
    const answer = await server.post('/hint', { puzzle: UNIQUE, marks });
    expect(answer.json).toEqual({
      errors: [
        {
          code: 'bad-request',
          message: 'marks.99: expected a string, found null',
          path: '/marks/99',
        },
      ],
    });
    const history = [[{ cell: 0, candidates: 2 }], [{ cell: 0 }]];
    const moved = await server.post('/hint', { puzzle: UNIQUE, history });
    expect(moved).toMatchObject({ status: 400, json: { errors: [{ path: '/history/1' }] } });
  });

  it('may be right: it is read and solved like any other', async () => {
    const spaces = ' '.repeat(100_000);
    const clues = JSON.stringify(COLOURED);
    const solved = await server.post('/solve', `{"puzzle":${spaces}${clues}}`);
    expect(solved).toMatchObject({ status: 200, json: { verdict: 'unique' } });
    const checked = await server.post('/check', `{"puzzle":${spaces}${puzzle},"grid":["##","#."]}`);
    expect(checked).toMatchObject({ status: 200, json: { correct: true } });
    const by = await server.post('/solve', `{"puzzle":${spaces}${puzzle},"method":"cells"}`);
    expect(by).toMatchObject({ status: 200, json: { verdict: 'unique', method: 'cells' } });
  });

  it('is refused when it is compressed', async () => {
    const answer = await server.post('/solve', { puzzle: UNIQUE }, { 'content-encoding': 'gzip' });
    expect(answer).toMatchObject({
      status: 415,
      json: { errors: [{ code: 'bad-content-encoding' }] },
      headers: { 'accept-encoding': 'identity' },
    });
  });
});
