// Collects the faults of a page that a person does not see: errors, warnings and failed assertions
// in the console, uncaught errors, and failed requests to the origin of the page. The console also
// reports what the content security policy refuses.

import type { BrowserContext, Request } from 'playwright-core';

/** Number of characters after which a fault is cut, because `data:` addresses can be very long. */
const LONGEST = 500;

/** Records the faults of all pages and workers of a context, except those that a test expects. */
export function watchFaults(
  context: BrowserContext,
  origin: string,
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
  context.on('requestfailed', (request) => {
    if (isOurs(request, origin) && !isGivenUp(request))
      note(`request failed: ${request.url()} (${request.failure()?.errorText})`);
  });
  context.on('response', (response) => {
    if (isOurs(response.request(), origin) && response.status() >= 400)
      note(`request failed: ${response.url()} (${response.status()})`);
  });
  return faults;
}

function isOurs(request: Request, origin: string): boolean {
  return new URL(request.url()).origin === origin;
}

/** Whether the page cancelled a request or left for another address before the answer came. */
function isGivenUp(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}
