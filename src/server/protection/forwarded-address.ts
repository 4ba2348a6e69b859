// Reads an address as proxies write it into X-Forwarded-For. Some add the port of the connection,
// which changes from one connection to the next, and some write words like `unknown`.

import { isIP } from 'node:net';

/** Returns the address without brackets and port, or undefined if there is none in the text. */
export function forwardedAddress(text: string): string | undefined {
  const [, inBrackets, beforePort = text] =
    /^(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)$/.exec(text) ?? [];
  const address = inBrackets ?? beforePort;
  return isIP(address) === 0 ? undefined : address;
}
