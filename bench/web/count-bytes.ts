// Counts the bytes that a page receives over the wire, headers included.

import type { CDPSession } from 'playwright-core';

export interface Bytes {
  readonly script: number;
  readonly all: number;
}

/** Returns counts that grow as files arrive, once `Network.enable` is sent. */
export function countBytes(session: CDPSession): Bytes {
  const bytes = { script: 0, all: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (scripts.has(requestId)) bytes.script += encodedDataLength;
  });
  return bytes;
}
