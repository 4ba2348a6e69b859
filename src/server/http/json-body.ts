// Bodies must be JSON. If a body is not JSON, the error names the line and the column of the wrong
// character, as on the command line, unless the body is too long to look for that character. The
// text is kept for work on another thread: it costs less to send the text than to copy the parsed
// value.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { syntaxProblem } from '../../formats/text/json-places.ts';
import type { Problem } from '../../puzzle/problem.ts';
import { nestingProblem } from '../protection/json-nesting.ts';
import { problemError } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was received. */
    bodyText: string;
  }
}

export function takeJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.decorateRequest('bodyText', '');
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const problem = codingProblem(request);
    if (problem === undefined) return done();
    reply.header('accept-encoding', 'identity');
    done(problemError(415, problem));
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    request.bodyText = text;
    const problem = nestingProblem(text);
    if (problem !== undefined) return done(problemError(400, problem));
    try {
      done(null, JSON.parse(text));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      done(problemError(400, text.length > LONGEST_TOLD ? NO_JSON : syntaxProblem(text, 1)));
    }
  });
}

/** The most characters of a text in which the place of an error is searched for. */
const LONGEST_TOLD = 100_000;
const NO_JSON = { code: 'bad-json', message: 'this is not JSON: check it with another program' };

function codingProblem({ headers }: FastifyRequest): Problem | undefined {
  const coding = headers['content-encoding'];
  if (coding === undefined || coding === 'identity') return undefined;
  const message = `bodies are taken as they are, not as ${coding}: leave the header content-encoding out, also before a batch that is compressed by gzip, and send anything else without compression`;
  return { code: 'bad-content-encoding', message };
}
