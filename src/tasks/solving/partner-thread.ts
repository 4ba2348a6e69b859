// The two ends of the channel between a search and its partner: the host of the search opens a
// worker for the partner, and the worker serves it. The worker is a web worker or a thread.

import type { Partner, PartnerMessage, PartnerTask } from '../../engine/partners/partner.ts';
import { searchAsPartner } from '../../engine/partners/search-as-partner.ts';
import type { Port } from '../port.ts';

/** A message to a partner: first its task, then those of the search. */
export type ToPartner = { readonly kind: 'start'; readonly task: PartnerTask } | PartnerMessage;

export interface PartnerThread extends Partner {
  end(): void;
}

/**
 * Starts the partner of a search in a new worker. When the worker cannot be opened or fails, the
 * partner is gone, and `onFailure` gets the reason; the search goes on alone.
 */
export function startPartner(
  openPort: () => Port<ToPartner, PartnerMessage>,
  task: PartnerTask,
  onFailure: (reason: string) => void,
): PartnerThread {
  let port: Port<ToPartner, PartnerMessage>;
  try {
    port = openPort();
  } catch (error) {
    // A system that is short of threads or of memory refuses the worker.
    onFailure((error as Error).message);
    return { received: [], isGone: true, send: () => {}, end: () => {} };
  }
  const end = (): void => {
    partner.isGone = true;
    port.onmessage = null;
    port.terminate();
  };
  const partner: PartnerThread = {
    received: [],
    isGone: false,
    send: (message) => port.postMessage(message),
    end,
  };
  port.onmessage = ({ data }) => partner.received.push(data);
  port.onerror = ({ message }) => {
    end();
    // A worker that has ended by itself gives no reason.
    if (message !== undefined) onFailure(message);
  };
  port.postMessage({ kind: 'start', task });
  return partner;
}

/**
 * Any seed but 0, which is that of the search: what the two decide and where they dive then differ.
 */
const SEED = 1;

/**
 * Returns the function that takes the messages to the partner. After the task, it returns when the
 * partner has searched all, or when `isNeeded` said that its core is needed: then it returns true.
 */
export function servePartner(
  send: (message: PartnerMessage) => void,
  isNeeded: () => boolean = () => false,
): (message: ToPartner) => Promise<boolean> {
  const search: Partner = { received: [], isGone: false, send };
  return async (message) => {
    if (message.kind !== 'start') {
      search.received.push(message);
      return false;
    }
    let isStopped = false;
    const stop = (): boolean => {
      isStopped ||= isNeeded();
      return isStopped;
    };
    await searchAsPartner(message.task, { seed: SEED, stop }, search);
    return isStopped;
  };
}
