// The worker of a partner, which helps the search of a hard puzzle on another core.

import { servePartner, type ToPartner } from '../../src/tasks/solving/partner-thread.ts';

const serve = servePartner((message) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ToPartner>) => {
  serve(data).catch((error: unknown) => {
    // Only what is thrown outside of promises reaches the worker that opened this one.
    setTimeout(() => {
      throw error;
    });
  });
});
