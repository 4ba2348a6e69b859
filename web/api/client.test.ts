import { describe, expect, it } from 'vitest';
import { NO_SERVER } from './answers.ts';
import { type SolveQuestion, solveByServer } from './client.ts';

const QUESTION: SolveQuestion = { puzzle: { rows: [[1]], cols: [[1]] }, method: 'smt' };

const events = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
const jsonText = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });
const json = (status: number, value: unknown): Response => jsonText(status, JSON.stringify(value));

const answering = (response: Response): typeof fetch => (async () => response) as typeof fetch;

describe('solveByServer', () => {
  it('tells progress and steps, then the result', async () => {
    const told: unknown[] = [];
    const response = events(
      'event: progress\ndata: {"steps":1}\n\nevent: step\ndata: {"kind":"sat"}\n\nevent: result\ndata: {"verdict":"none"}\n\n',
    );
    const hooks = {
      onProgress: (each: object) => told.push(each),
      onStep: (each: object) => told.push(each),
    };
    const outcome = await solveByServer(QUESTION, hooks, answering(response));
    expect(told).toEqual([{ steps: 1 }, { kind: 'sat' }]);
    expect(outcome).toEqual({ ok: true, value: { verdict: 'none' } });
  });

  it('asks for what it was told to', async () => {
    const asked: unknown[] = [];
    const ask = (async (address: string, init: RequestInit) => {
      asked.push(address, JSON.parse(String(init.body)));
      return events('event: result\ndata: {}\n\n');
    }) as typeof fetch;
    await solveByServer(QUESTION, {}, ask);
    expect(asked).toEqual(['/api/v1/solve?stream=1', QUESTION]);
  });

  it('passes on what the server finds wrong, before the work and in it', async () => {
    const problem = { code: 'too-large', message: 'too large', path: '/puzzle' };
    const plain = { ok: false, problems: [problem] };
    expect(await solveByServer(QUESTION, {}, answering(json(413, { errors: [problem] })))).toEqual(
      plain,
    );
    const late = events(`event: error\ndata: ${JSON.stringify({ errors: [problem] })}\n\n`);
    expect(await solveByServer(QUESTION, {}, answering(late))).toEqual(plain);
  });

  it.each([
    ['nobody answers', (async () => Promise.reject(new TypeError('failed'))) as typeof fetch],
    ['a host of plain files answers', answering(new Response('<!doctype html>', { status: 404 }))],
    ['a page comes back', answering(new Response('<!doctype html>'))],
    ['a refusal is no JSON', answering(jsonText(502, '<!doctype html>'))],
    ['a refusal names no problem', answering(jsonText(502, 'null'))],
    ['a refusal names problems that are none', answering(json(502, { errors: [null, {}, 'x'] }))],
    ['a refusal has no list of problems', answering(json(502, { errors: 'x' }))],
    ['a refusal has null for problems', answering(json(502, { errors: null }))],
    ['an event is no JSON', answering(events('event: result\ndata: {"verdict":\n\n'))],
    ['an event names no problem', answering(events('event: error\ndata: {}\n\n'))],
    ['a result is null', answering(events('event: result\ndata: null\n\n'))],
    ['a step is null', answering(events('event: step\ndata: null\n\n'))],
    ['a progress is a list', answering(events('event: progress\ndata: []\n\n'))],
  ])('knows that there is no server when %s', async (_, ask) => {
    expect(await solveByServer(QUESTION, {}, ask)).toEqual({ ok: false, problems: [NO_SERVER] });
  });

  it('says when the answer was cut off', async () => {
    const outcome = await solveByServer(
      QUESTION,
      {},
      answering(events('event: progress\ndata: {}\n\n')),
    );
    expect(outcome.ok ? '' : outcome.problems[0].code).toBe('cut-off');
  });

  it('rejects when it is cancelled', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    const ask = (async (_: string, init: RequestInit) => {
      throw init.signal?.reason;
    }) as typeof fetch;
    await expect(solveByServer(QUESTION, { signal }, ask)).rejects.toThrow('enough');
  });
});
