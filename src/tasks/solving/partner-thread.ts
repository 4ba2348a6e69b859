// The two ends of the channel between a search and its partner: the host of the search opens a
// worker for the partner, and the worker serves it. The worker is a web worker or a thread.

import type { Partner, PartnerMessage, PartnerTask } from '../../engine/partners/partner.ts';
import { searchAsPartner } from '../../engine/solve.ts';
import type { Port } from '../port.ts';

/** A message to a partner: first its task, then those of the search. */
export type ToPartner = { readonly kind: 'start'; readonly task: PartnerTask } | PartnerMessage;

export interface PartnerThread extends Partner {
  end(): void;
}

/** Starts the partner of a search in a new worker. When the worker fails, the partner is gone. */
export function startPartner(
  port: Port<ToPartner, PartnerMessage>,
  task: PartnerTask,
): PartnerThread {
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
  port.onerror = end;
  port.postMessage({ kind: 'start', task });
  return partner;
}

/**
 * Any seed but 0, which is that of the search: what the two decide and where they dive then differ.
 */
const SEED = 1;

/**
 * Returns the function that takes the messages to the partner. After the task, it returns when the
 * partner has searched all, or when `stop` returned true.
 */
export function servePartner(
  send: (message: PartnerMessage) => void,
  stop: () => boolean = () => false,
): (message: ToPartner) => Promise<void> {
  const search: Partner = { received: [], isGone: false, send };
  return async (message) => {
    if (message.kind === 'start') await searchAsPartner(message.task, { seed: SEED, stop }, search);
    else search.received.push(message);
  };
}
