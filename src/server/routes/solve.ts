// POST /solve: the solutions of a puzzle, by the engine or by a method of the field.

import type { MethodJob, SolveJob } from '../../jobs/index.ts';
import { completeChoices, loadMethod, type MethodId } from '../../methods/index.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { answer, wantsEvents } from '../answer.ts';
import type { Limits } from '../limits.ts';
import { refuse } from '../problems.ts';
import { readPuzzleInput } from '../puzzle-body.ts';
import { FAILURES, orEvents, streamQuery } from '../schemas/common.ts';
import { type SolveBody, solveAnswer, solveBody } from '../schemas/solve.ts';
import { answering, type Route } from '../site.ts';
import { runSolve } from '../solve-work.ts';

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
    const job = await jobOf(request.body, site.limits, wantsEvents(request));
    if (!job.ok) return refuse(reply, job.problems);
    await answer(answering(site, request, reply), (signal, news) =>
      runSolve(site, job.value, signal, news),
    );
    return reply;
  });
};

async function jobOf(
  body: SolveBody,
  limits: Limits,
  isStream: boolean,
): Promise<Outcome<SolveJob | MethodJob>> {
  const misplaced = misplacedOption(body, isStream);
  if (misplaced !== undefined) return failure(misplaced);
  const isHeavy = body.method !== undefined && body.method !== 'engine';
  const puzzle = readPuzzleInput(body.puzzle, limits, isHeavy ? 'methodCells' : 'cells');
  if (!puzzle.ok) return puzzle;
  const many = tooManySolutions(puzzle.value, body, limits);
  if (many !== undefined) return failure(many);
  return body.method === undefined
    ? success(engineJob(puzzle.value, body))
    : methodJob(puzzle.value, body, body.method);
}

/** The same rules as on the command line. */
function misplacedOption(body: SolveBody, isStream: boolean): Problem | undefined {
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

function tooManySolutions(
  { width, height }: Puzzle,
  { maxSolutions }: SolveBody,
  { solutionCells }: Limits,
): Problem | undefined {
  const most = Math.max(2, Math.floor(solutionCells / (width * height)));
  if (maxSolutions <= most) return undefined;
  const message = `maxSolutions is ${maxSolutions}: at most ${most} solutions of ${width}x${height} cells are sent`;
  return { code: 'too-large', message };
}

function engineJob(puzzle: Puzzle, { limits, maxSolutions, seed }: SolveBody): SolveJob {
  const { seconds, conflicts } = limits;
  return {
    ...{ kind: 'solve', puzzle, maxSolutions, seed },
    limits: { seconds, ...(conflicts !== undefined && { conflicts }) },
  };
}

async function methodJob(
  puzzle: Puzzle,
  { options, limits: { seconds, steps }, maxSolutions, seed, trace }: SolveBody,
  method: MethodId,
): Promise<Outcome<MethodJob>> {
  const choices = completeChoices(await loadMethod(method), options);
  if (!choices.ok) return choices;
  return success({
    ...{ kind: 'method', method, choices: choices.value, puzzle, maxSolutions, seed, trace },
    limits: { seconds, ...(steps !== undefined && { steps }) },
  });
}
