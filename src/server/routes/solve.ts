// POST /solve finds the solutions of a puzzle, by the engine or by a method of the field.

import { defined } from '../../puzzle/defined.ts';
import type { Problem } from '../../puzzle/problem.ts';
import { type MisplacedOption, misplacedOption } from '../../tasks/solving/solve-options.ts';
import { refuse } from '../http/problems.ts';
import { answering, type Route, type RouteContext } from '../route-context.ts';
import { FAILURES, orEvents, streamQuery } from '../schemas/common.ts';
import { type SolveBody, solveAnswer, solveBody } from '../schemas/solve.ts';
import { wantsEvents } from '../work/answer.ts';
import { answerByMethod } from '../work/answer-by-method.ts';
import { answerPuzzleTask, type Wanted } from '../work/puzzle-task.ts';

/** The request without its puzzle, which takes memory while the work waits. */
type Options = Omit<SolveBody, 'puzzle'>;

export const solveRoute: Route = (app, context) => {
  const events = '`progress` some times a second, `step` with a trace';
  const schema = {
    operationId: 'solve',
    tags: ['puzzle'],
    summary: 'The solutions of the puzzle, and whether there are others',
    querystring: streamQuery,
    body: solveBody(context.limits),
    response: { 200: orEvents(solveAnswer, events), ...FAILURES },
  };
  app.post('/solve', { schema }, async (request, reply) => {
    const { puzzle: _, ...body } = request.body;
    const on = answering(context, request, reply);
    const problem = problemOf(body, wantsEvents(on.request));
    if (problem !== undefined) refuse(reply, [problem]);
    else if (body.method === undefined)
      await answerPuzzleTask(on, context.limits, wantedOf(body, context));
    else await answerByMethod(on, context.limits, { ...body, method: body.method });
    return reply;
  });
};

function wantedOf(
  { limits: { seconds, conflicts }, maxSolutions, seed }: Options,
  { limits }: RouteContext,
): Wanted {
  const asked = { maxSolutions, seed, ...defined({ conflicts }) };
  const work = { kind: 'solve', mostCells: limits.solutionCells, ...asked } as const;
  return { work, use: 'cells', seconds };
}

function problemOf(body: Options, isStream: boolean): Problem | undefined {
  const { method, options, limits, trace } = body;
  const misplaced = misplacedOption({ trace, ...defined({ method, options, ...limits }) });
  if (misplaced !== undefined) return problemOfMisplaced(MISPLACED[misplaced]);
  return trace && !isStream ? problemOfMisplaced(TRACE_WITHOUT_EVENTS) : undefined;
}

const MISPLACED: Readonly<Record<MisplacedOption, string>> = {
  options: 'options needs the method that the options belong to',
  steps: 'limits.steps needs a method: the engine counts limits.conflicts',
  conflicts: 'limits.conflicts is for the engine without a method: take limits.steps',
  trace: 'trace needs a method: the engine alone tells no steps',
};
const TRACE_WITHOUT_EVENTS = 'trace needs events: ask with Accept: text/event-stream or ?stream=1';

function problemOfMisplaced(message: string): Problem {
  return { code: 'misplaced-option', message };
}
