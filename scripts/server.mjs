// The product's own server, at a port that is free, for what drives the page.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Its address, without a slash at the end. */
export async function startServer() {
  const cli = join(root, 'dist', 'cli.js');
  const child = spawn(process.execPath, [cli, 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Tests and pictures ask for more pages in a minute than people do.
    env: { ...process.env, CROSSHATCH_MAX_REQUESTS: '1000000' },
  });
  return {
    address: await addressOf(child),
    close: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const [address] = /http:\/\/[^\s/]+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}
