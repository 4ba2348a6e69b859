// POST /solve finds the solutions of a puzzle, by the engine or by the method that the request
// names.

import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import {
  type EnginePlan,
  type MisplacedOption,
  planSolve,
  type SolvePlan,
} from '../../tasks/solving/plan-solve.ts';
import { refuse } from '../http/problems.ts';
import { answering, type Route, type RouteContext } from '../route-context.ts';
import { FAILURES, orEvents, streamQuery } from '../schemas/common.ts';
import { type SolveBody, solveAnswer, solveBody } from '../schemas/solve.ts';
import { wantsEvents } from '../work/answer.ts';
import { answerByMethod } from '../work/answer-by-method.ts';
import { answerPuzzleTask, type Wanted } from '../work/puzzle-task.ts';

/** The request without its puzzle. The puzzle would take memory while the work waits. */
type Options = Omit<SolveBody, 'puzzle'>;

export const solveRoute: Route = (app, context) => {
  const events = '`progress` several times a second, `step` with a trace';
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
    const plan = await planOf(body, wantsEvents(on.request));
    if (!plan.ok) refuse(reply, plan.problems);
    else if (plan.value.kind === 'method')
      await answerByMethod(on, context.limits, { ...plan.value, maxSolutions: body.maxSolutions });
    else await answerPuzzleTask(on, context.limits, wantedOf(body, plan.value, context));
    return reply;
  });
};

function wantedOf(
  { limits: { seconds }, maxSolutions }: Options,
  { seed, limits: { conflicts } = {} }: EnginePlan,
  { limits }: RouteContext,
): Wanted {
  const asked = { maxSolutions, ...defined({ seed, conflicts }) };
  const task = { kind: 'solve', mostCells: limits.solutionCells, ...asked } as const;
  return { task, use: 'cells', seconds };
}

async function planOf(body: Options, isStream: boolean): Promise<Outcome<SolvePlan>> {
  const { method, options, limits, seed, trace } = body;
  const asked = { trace, ...defined({ seed, method, options, ...limits }) };
  const plan = await planSolve(asked, MISPLACED);
  if (!plan.ok || !trace || isStream) return plan;
  return failure({ code: 'misplaced-option', message: TRACE_WITHOUT_EVENTS });
}

const MISPLACED: Readonly<Record<MisplacedOption, string>> = {
  options: 'options needs the method that the options belong to',
  steps: 'limits.steps needs a method: the engine counts limits.conflicts',
  conflicts: 'limits.conflicts is for the engine without a method: use limits.steps',
  trace: 'trace needs a method: the engine alone reports no steps',
};
const TRACE_WITHOUT_EVENTS = 'trace needs events: ask with Accept: text/event-stream or ?stream=1';
