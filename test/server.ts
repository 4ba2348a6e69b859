// Makes the app of the server for tests. Requests need no socket, except where a test is about the
// connection itself.

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { toJson } from '../src/formats/json/write-json-puzzle.ts';
import { defined } from '../src/puzzle/defined.ts';
import { buildFastifyApp } from '../src/server/app.ts';
import type { AppOptions } from '../src/server/app-options.ts';
import { domino } from './boards.ts';

export const UNIQUE = { rows: [[2], [1]], cols: [[2], [1]] };
export const MULTIPLE = { rows: [[1], [1]], cols: [[1], [1]] };
export const COLOURED = {
  palette: [
    { symbol: '.', name: 'white', rgb: '#ffffff' },
    { symbol: 'r', name: 'red', rgb: '#ff0000' },
    { symbol: 'b', name: 'blue', rgb: '#0000ff' },
  ],
  rows: [['1r', '1b']],
  cols: [['1r'], ['1b']],
};
/** This puzzle has one solution, but the proof takes too long to wait for. */
export const HARD = toJson(domino(40));

export interface Answer {
  readonly status: number;
  readonly json: Record<string, unknown>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  /** The faults that the app reported to its operator. */
  readonly faults: unknown[];
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Starts to listen at a free port, and returns the address. */
  listen(): Promise<string>;
}

/**
 * Waits until a connection is closed. A server that closes it before it has read everything resets
 * it, which is an error to whoever still sends.
 */
export function untilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('error', () => {}).once('close', () => resolve());
  });
}

export const API = '/api/v1';

export async function testApp(options: AppOptions = {}): Promise<TestApp> {
  const faults: unknown[] = [];
  const app = await buildFastifyApp({ ...options, onFault: (error) => faults.push(error) });
  const ask = async (
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Answer> => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await app.inject({
      ...{ method, url, headers: { ...type, ...headers } },
      ...defined({ payload }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const json = isJson ? answer.json() : {};
    return { status: answer.statusCode, json, headers: answer.headers, text: answer.payload };
  };
  return {
    app,
    faults,
    get: (path, headers = {}) => ask('GET', path, headers),
    post: (path, body, headers = {}) => ask('POST', `${API}${path}`, headers, body),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
  };
}

export interface ServerEvent {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

/** Yields the events of an answer as they come; the connection is closed when nobody takes more. */
export async function* eventsOf(answer: Response): AsyncGenerator<ServerEvent> {
  let text = '';
  for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
    text += piece;
    const end = text.lastIndexOf('\n\n') + 2;
    if (end === 1) continue;
    yield* eventsIn(text.slice(0, end));
    text = text.slice(end);
  }
}

/** Returns the events in a whole stream, without those that only keep it open. */
export function eventsIn(text: string): ServerEvent[] {
  return text.split('\n\n').flatMap((part) => {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
    return name === undefined ? [] : [{ name, data: JSON.parse(data) }];
  });
}
