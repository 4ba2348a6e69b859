import { describe, expect, it } from 'vitest';
import { faultJson, faultText } from './fault-text.ts';

const query = Object.assign(new Error('the query failed'), {
  ...{ code: '22021', query: 'insert into secret', params: ['a puzzle'], detail: 'a row' },
});

describe('a fault', () => {
  it('is told without the values that its error carries', () => {
    const error = new Error('nothing was stored', { cause: query });
    expect(faultJson(error)).toEqual({
      ...{ type: 'Error', message: 'nothing was stored', stack: error.stack },
      cause: { type: 'Error', message: 'the query failed', stack: query.stack, code: '22021' },
    });
    expect(faultText(error)).toBe(`${error.stack}\ncaused by\n${query.stack}\ncode: 22021`);
    expect(faultJson('a text')).toEqual({ type: 'string', message: 'a text', stack: '' });
  });

  it('is told with the request that met it, but not with what that brought', () => {
    const request = {
      ...{ method: 'POST', url: '/api/v1/batches?name=secret', id: 'r1' },
      headers: { authorization: 'Bearer secret' },
    };
    const text = faultText(query, request);
    expect(text.split('\n')[0]).toBe('POST /api/v1/batches (r1)');
    expect(text).not.toContain('secret');
    expect(text).toContain('the query failed');
  });
});
