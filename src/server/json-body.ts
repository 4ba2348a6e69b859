// Bodies are JSON and nothing else. A text that is not JSON gets the line and column where it goes wrong, as files do on
// the command line.

import type { FastifyInstance } from 'fastify';
import { syntaxProblem } from '../formats/json-places.ts';
import { problemError } from './problems.ts';

export function takeJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body);
    try {
      done(null, JSON.parse(text));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      done(problemError(400, syntaxProblem(text, 1)));
    }
  });
}
