// The entry of the thread of a partner. It loads nothing but the engine, so that it starts quickly.
// The thread ends by itself when its core is needed for something else.

import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { servePartner, type ToPartner } from '../../tasks/solving/partner-thread.ts';

/**
 * A partner gives way to the search, whose priority the thread has at first: the search gets three
 * times its share of a core that both want. At the lowest priority of all, beside a search at the
 * usual one, a partner that was interrupted while it held a lock of the process stalled the search
 * for seconds, now and then.
 */
const NICE = 5;

// Linux gives each thread a priority of its own; elsewhere this would be that of the whole program.
if (process.platform === 'linux') {
  setPriority(Math.min(getPriority() + NICE, constants.priority.PRIORITY_LOW));
}

const spare = workerData as Int32Array;
const isNeeded = (): boolean => Atomics.load(spare, 0) === 0;

const serve = servePartner((message) => parentPort?.postMessage(message), isNeeded);

parentPort?.on('message', (message: ToPartner) => {
  void serve(message).then((isStopped) => isStopped && parentPort?.close());
});
