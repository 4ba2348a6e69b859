// Shuts the server down: work at hand ends first. Connections are closed once all answers have been
// sent, or some time later.

import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenAnswers } from './http/open-answers.ts';
import type { Scheduler } from './work/scheduler.ts';

/**
 * Milliseconds that answers may take to be sent once all work has ended, and milliseconds between
 * two looks at whether they have been.
 */
const LEAVING = 2000;
const LOOK = 10;

/**
 * Makes the app wait for work at hand when it is closed, for up to `grace` seconds, and then for
 * the answers to be sent.
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
