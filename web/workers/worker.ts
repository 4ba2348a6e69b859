// The worker of the page, for everything that takes longer than a frame.

import { loadPageTask } from '../../src/tasks/page-tasks.ts';
import type { ToWorker } from '../../src/tasks/protocol.ts';
import { serveTasks } from '../../src/tasks/serve-tasks.ts';

const handleMessage = serveTasks((message) => postMessage(message), loadPageTask);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => handleMessage(data));
