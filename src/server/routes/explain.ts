// POST /explain: every step from the marks to the end, all at once or as events.

import { z } from 'zod';
import type { SaidStep, StepsJob } from '../../jobs/index.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import { answer, type News } from '../answer.ts';
import type { Limits } from '../limits.ts';
import { readMarked } from '../marks-body.ts';
import { refuse } from '../problems.ts';
import {
  FAILURES,
  language,
  marks,
  orEvents,
  step,
  streamQuery,
  timeLimits,
} from '../schemas/common.ts';
import { puzzleInput } from '../schemas/puzzle.ts';
import { answering, type Route, type Site } from '../site.ts';

const bodyWithin = (limits: Limits) =>
  z
    .strictObject({
      ...{ puzzle: puzzleInput, marks, language, limits: timeLimits(limits) },
      maxSteps: z.int().min(1).max(limits.steps).default(limits.steps),
    })
    .meta({ examples: [{ puzzle: { rows: [[2], [1]], cols: [[2], [1]] } }] });

const explained = z.looseObject({
  kind: z.enum(['solved', 'mistake', 'several', 'none', 'unknown']).meta({
    description: 'How it ended.',
  }),
  sentence: z.string(),
  steps: z.int().meta({ description: 'How many there were.' }),
  isCut: z.boolean().meta({ description: 'There were more steps than asked for.' }),
  list: z
    .array(z.looseObject({ ...step.shape, sentence: z.string() }))
    .optional()
    .meta({ description: 'The steps; as events they come before.' }),
});

export const explainRoute: Route = (app, site) => {
  const schema = {
    operationId: 'explain',
    tags: ['help'],
    summary: 'Every step of reasoning from the marks, or from nothing, to the end',
    querystring: streamQuery,
    body: bodyWithin(site.limits),
    response: { 200: orEvents(explained, '`step`, and `progress` in between'), ...FAILURES },
  };
  app.post('/explain', { schema }, async (request, reply) => {
    const { language, limits, maxSteps } = request.body;
    const marked = readMarked(request.body, site.limits);
    if (!marked.ok) return refuse(reply, marked.problems);
    const job: StepsJob = { kind: 'explain', ...marked.value, language, limits, maxSteps };
    await answer(answering(site, request, reply), (signal, news) =>
      explainAll(site, job, signal, news),
    );
    return reply;
  });
};

async function explainAll(
  { workshop }: Site,
  job: StepsJob,
  signal: AbortSignal,
  news: News | undefined,
): Promise<Outcome<object>> {
  const list: SaidStep[] = [];
  const onStep = news?.step ?? ((step: SaidStep) => list.push(step));
  const outcome = await workshop.runTask(job, {
    signal,
    onStep,
    ...(news && { onProgress: news.progress }),
  });
  if (!outcome.ok || news !== undefined) return outcome;
  return success({ ...outcome.value, list });
}
