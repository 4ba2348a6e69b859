// Input that is not a request never reaches a route. It is answered on the bare connection, in the
// shape of all other errors.

import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Problem } from '../../puzzle/problem.ts';
import { errorsJson } from './problems.ts';
import type { OpenRequests } from './request-end.ts';

interface ParserError extends Error {
  readonly code?: string;
}

/**
 * Makes Fastify's `clientErrorHandler`. If a request of the connection is still open, the handler
 * sends nothing, because an error could end up inside the answer to that request.
 */
export function answerMalformed(openRequests: OpenRequests) {
  return (error: ParserError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || openRequests(socket) > 0) {
      socket.destroy();
    } else socket.end(bareAnswer(...reasonOf(error)), () => socket.destroy());
  };
}

function reasonOf({ code, message }: ParserError): [status: number, problem: Problem] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return [431, { code: 'too-large', message: 'the headers are too long: send fewer' }];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, { code: 'too-slow', message: 'the request took too long to arrive: try again' }];
    default:
      return [400, { code: 'bad-request', message: `this is not HTTP/1.1: ${message}` }];
  }
}

function bareAnswer(status: number, problem: Problem): string {
  const body = JSON.stringify(errorsJson([problem]));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

/**
 * Refuses requests whose `Expect` header is not supported, because Node's own answer to them has an
 * empty body.
 */
export function answerExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const message = 'the header expect is not 100-continue: leave it out';
    response.writeHead(417, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(errorsJson([{ code: 'bad-request', message }])));
  });
}
