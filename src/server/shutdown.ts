// Shuts the server down. Running work ends first. Connections are closed when all answers have been
// sent, or LEAVING milliseconds after the end of the work.

import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenAnswers } from './http/open-answers.ts';
import type { Scheduler } from './work/scheduler.ts';

/**
 * Answers may take LEAVING milliseconds to be sent after all work has ended. LOOK is the number of
 * milliseconds between two checks whether the answers have been sent.
 */
const LEAVING = 2000;
const LOOK = 10;

/**
 * Makes the app wait before it closes: up to `grace` seconds for running work, and then for the
 * answers to be sent.
 */
export function drainOnClose(
  app: FastifyInstance,
  { scheduler, answers }: { readonly scheduler: Scheduler; readonly answers: OpenAnswers },
  grace: number,
): void {
  app.addHook('preClose', async () => {
    await scheduler.close(grace);
    const end = performance.now() + LEAVING;
    while (answers.count() > 0 && performance.now() < end) await setTimeout(LOOK);
  });
}
