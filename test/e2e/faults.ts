// What a page does wrong behind the person's back: anything in the console but plain logs, uncaught
// errors, requests to our own origin that fail, and what the content security policy refuses.

import type { BrowserContext, Request } from 'playwright-core';

/** Characters: data: addresses go on for pages. */
const LONGEST = 500;

/** Notes the faults of all pages and workers of a context, those aside that a test expects. */
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

/** The page went elsewhere or cancelled it. */
function isGivenUp(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}
