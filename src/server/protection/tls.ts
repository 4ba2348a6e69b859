// The certificate of a server that speaks https itself. Node checks that certificate and key belong
// together when they are put to use.

import { createSecureContext, type Server } from 'node:tls';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';

/** The contents of the files, in PEM. */
export interface TlsFiles {
  readonly certificate: string;
  readonly key: string;
}

/** Returns a problem if the two cannot be used, or not together. */
export function checkTls({ certificate: cert, key }: TlsFiles): Outcome<TlsFiles> {
  try {
    createSecureContext({ cert, key });
    return success({ certificate: cert, key });
  } catch (error) {
    const message = `certificate and key cannot be used: ${(error as Error).message}`;
    return failure({ code: 'bad-certificate', message });
  }
}

/** New connections get the new certificate; those that are open keep the old one. */
export function renewTls(server: unknown, { certificate: cert, key }: TlsFiles): void {
  (server as Server).setSecureContext({ cert, key });
}
