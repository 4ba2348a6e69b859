// Opens workers for partners, from within the worker of the page.

import type { PartnerMessage } from '../../src/engine/partners/partner.ts';
import type { Port } from '../../src/tasks/port.ts';
import { startPartner, type ToPartner } from '../../src/tasks/solving/partner-thread.ts';
import type { OpenPartner } from '../../src/tasks/solving/solve-with-partner.ts';

/** A partner needs a core of its own, and a browser in which workers may open workers. */
export function pagePartnerOpener(): OpenPartner | undefined {
  if (navigator.hardwareConcurrency < 2 || typeof Worker === 'undefined') return undefined;
  return (task) => startPartner(openPort(), task);
}

function openPort(): Port<ToPartner, PartnerMessage> {
  return new Worker(new URL('./partner.ts', import.meta.url), {
    type: 'module',
  }) as unknown as Port<ToPartner, PartnerMessage>;
}
