// Starts the built server on a free port, for the tests and scripts that drive the page.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * `args` are options of `serve`. Returns the address of the server without a slash at the end, and
 * a function that ends the server.
 */
export async function startServer(args = []) {
  const cli = join(root, 'dist', 'cli.js');
  const child = spawn(process.execPath, [cli, 'serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Tests and scripts make more requests a minute than the default limit allows a client.
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
