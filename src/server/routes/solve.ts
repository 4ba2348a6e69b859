// POST /solve: the solutions of a puzzle, by the engine or by a method of the field.

import type { Problem } from '../../puzzle/problem.ts';
import { refuse } from '../http/problems.ts';
import { answering, type Route, type RouteContext } from '../route-context.ts';
import { FAILURES, orEvents, streamQuery } from '../schemas/common.ts';
import { type SolveBody, solveAnswer, solveBody } from '../schemas/solve.ts';
import { wantsEvents } from '../work/answer.ts';
import { answerByMethod } from '../work/method-task.ts';
import { answerPuzzleTask, type Wanted } from '../work/puzzle-task.ts';

/** All but the puzzle, which takes memory while the work waits. */
type Options = Omit<SolveBody, 'puzzle'>;

export const solveRoute: Route = (app, site) => {
  const events = '`progress` some times a second, `step` with a trace';
  const schema = {
    operationId: 'solve',
    tags: ['puzzle'],
    summary: 'The solutions of the puzzle, and whether there are others',
    querystring: streamQuery,
    body: solveBody(site.limits),
    response: { 200: orEvents(solveAnswer, events), ...FAILURES },
  };
  app.post('/solve', { schema }, async (request, reply) => {
    const { puzzle: _, ...body } = request.body;
    const on = answering(site, request, reply);
    const misplaced = misplacedOption(body, wantsEvents(on.request));
    if (misplaced !== undefined) refuse(reply, [misplaced]);
    else if (body.method === undefined)
      await answerPuzzleTask(on, site.limits, wantedOf(body, site));
    else await answerByMethod(on, site.limits, { ...body, method: body.method });
    return reply;
  });
};

function wantedOf(
  { limits: { seconds, conflicts }, maxSolutions, seed }: Options,
  { limits }: RouteContext,
): Wanted {
  const asked = { maxSolutions, seed, ...(conflicts !== undefined && { conflicts }) };
  const work = { kind: 'solve', mostCells: limits.solutionCells, ...asked } as const;
  return { work, use: 'cells', seconds };
}

/** The same rules as on the command line. */
function misplacedOption(body: Options, isStream: boolean): Problem | undefined {
  const { method, options, limits, trace } = body;
  const hasMethod = method !== undefined;
  const wrong = [
    { is: !hasMethod && options !== undefined, message: 'options needs a method whose they are' },
    {
      is: !hasMethod && limits.steps !== undefined,
      message: 'limits.steps needs a method: the engine counts limits.conflicts',
    },
    {
      is: hasMethod && limits.conflicts !== undefined,
      message: 'limits.conflicts is for the engine without a method: take limits.steps',
    },
    { is: trace && !hasMethod, message: 'trace needs a method: the engine alone tells no steps' },
    {
      is: trace && !isStream,
      message: 'trace needs events: ask with Accept: text/event-stream or ?stream=1',
    },
  ].find(({ is }) => is);
  return wrong && { code: 'misplaced-option', message: wrong.message };
}
