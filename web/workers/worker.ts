// The worker of the page, for everything that takes longer than a frame.

import { defined } from '../../src/puzzle/defined.ts';
import { loadPageTask } from '../../src/tasks/page-tasks.ts';
import type { ToWorker } from '../../src/tasks/protocol.ts';
import { serveTasks } from '../../src/tasks/serve-tasks.ts';
import { pagePartnerOpener } from './open-partner.ts';

const handleMessage = serveTasks(
  (message) => postMessage(message),
  loadPageTask,
  defined({ openPartner: pagePartnerOpener() }),
);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => handleMessage(data));
