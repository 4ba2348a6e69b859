// Collects the faults of a page that a person does not see: errors, warnings and failed assertions
// in the console, and uncaught errors. The console also reports requests that fail and what the
// content security policy refuses. To listen to each request instead would take a tenth of the time
// in which a page opens.

import type { BrowserContext } from 'playwright-core';

/** Number of characters after which a fault is cut, because `data:` addresses can be very long. */
const LONGEST = 500;

/** The events of a context that are listened to. */
export const WATCHED = ['console', 'weberror'] as const;

/** Records the faults of all pages and workers of a context, except those that a test expects. */
export function watchFaults(
  context: BrowserContext,
  expected: readonly RegExp[],
): readonly string[] {
  const faults: string[] = [];
  const note = (fault: string): void => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault.slice(0, LONGEST));
  };
  context.on('console', (message) => {
    const isBad = ['error', 'warning', 'assert'].includes(message.type());
    if (isBad) note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack || error.error()}`));
  return faults;
}
