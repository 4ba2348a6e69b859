// Lets other processes reach a folder of batches that this process has open. The code of a server
// is loaded here, because commands about batches elsewhere start in half the time without it.

import { randomBytes } from 'node:crypto';
import type { ShareFolder } from '../../batches/folder/folder-store.ts';
import { announceOwner } from '../../batches/store/databases/folder-owner.ts';
import type { OnFault } from '../../server/http/problems.ts';
import { printError } from '../output/print.ts';
import { VERSION } from '../version.ts';

export const shareFolder: ShareFolder = async (folder, store) => {
  const { buildBatchApp } = await import('../../server/batches/batch-app.ts');
  const { faultText } = await import('../../server/watch/fault-text.ts');
  const secret = randomBytes(32).toString('base64url');
  const onFault: OnFault = (error, request) => printError(faultText(error, request));
  const app = await buildBatchApp({ store, version: VERSION, secret, onFault });
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    announceOwner(folder, { address, secret });
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
};
