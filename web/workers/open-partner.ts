// Opens workers for partners, from within the worker of the page.

import type { PartnerMessage } from '../../src/engine/partners/partner.ts';
import type { Port } from '../../src/tasks/port.ts';
import {
  type PartnerThread,
  startPartner,
  type ToPartner,
} from '../../src/tasks/solving/partner-thread.ts';
import type { OpenPartner } from '../../src/tasks/solving/solve-with-partner.ts';

/**
 * A partner needs a second core, and a browser in which workers may open workers. There is one at a
 * time, because a page cannot see how many cores are idle.
 */
export function pagePartnerOpener(): OpenPartner | undefined {
  if (navigator.hardwareConcurrency < 2 || typeof Worker === 'undefined') return undefined;
  let latest: PartnerThread | undefined;
  return (task) => {
    if (latest?.isGone === false) return undefined;
    latest = startPartner(openPort, task, report);
    return latest;
  };
}

/** The answer does not suffer, so that a line in the console is enough. */
function report(reason: string): void {
  console.warn(`the search on a second core failed, and the first goes on alone: ${reason}`);
}

function openPort(): Port<ToPartner, PartnerMessage> {
  return new Worker(new URL('./partner.ts', import.meta.url), {
    type: 'module',
  }) as unknown as Port<ToPartner, PartnerMessage>;
}
