// Opens threads for partners. A thread takes some 30 ms to start, beside the search, and ends when
// the search ends or when its core is needed for something else.

import { resourceLimits, Worker } from 'node:worker_threads';
import type { PartnerMessage } from '../../engine/partners/partner.ts';
import type { Port } from '../../tasks/port.ts';
import { startPartner, type ToPartner } from '../../tasks/solving/partner-thread.ts';
import type { OpenPartner } from '../../tasks/solving/solve-with-partner.ts';
import { entryUrl } from '../entry-url.ts';

/** Returns a function that opens a partner while the flag of shared memory says that it may. */
export function partnerOpener(spare: Int32Array): OpenPartner {
  return (task) => {
    if (Atomics.load(spare, 0) === 0) return undefined;
    return startPartner(() => openPort(spare), task, warn);
  };
}

/** The answer does not suffer, so that a warning is enough. */
function warn(reason: string): void {
  process.emitWarning(`the search on a second core failed, and the first goes on alone: ${reason}`);
}

function openPort(spare: Int32Array): Port<ToPartner, PartnerMessage> {
  // The bounds of this thread, if it has any, hold for that of the partner, too.
  const worker = new Worker(entryUrl('partner.js'), { workerData: spare, resourceLimits });
  const port: Port<ToPartner, PartnerMessage> = {
    postMessage: (message) => worker.postMessage(message),
    terminate: () => void worker.terminate(),
    onmessage: null,
    onerror: null,
  };
  worker.on('message', (data: PartnerMessage) => port.onmessage?.({ data }));
  worker.on('error', ({ message }) => port.onerror?.({ message }));
  worker.on('exit', () => port.onerror?.({}));
  return port;
}
