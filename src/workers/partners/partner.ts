// The entry of the thread of a partner. It loads nothing but the engine, so that it starts quickly.
// The thread ends by itself when its core is needed for something else.

import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { servePartner, type ToPartner } from '../../tasks/solving/partner-thread.ts';

// A partner is to use time that nobody else wants. Linux gives each thread a priority of its own;
// elsewhere this would be the priority of the whole program.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const spare = workerData as Int32Array;
const isNeeded = (): boolean => Atomics.load(spare, 0) === 0;

const serve = servePartner((message) => parentPort?.postMessage(message), isNeeded);

parentPort?.on('message', (message: ToPartner) => {
  void serve(message).then(() => isNeeded() && parentPort?.close());
});
