// Tests that the built server keeps what OpenTelemetry hooks into, although it is one bundle:
// Fastify announces the app on a channel of Node, and node:http comes through `require`.

import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { addressOf, CLI, ended } from './cli.ts';
import { API } from './server.ts';

/** Does what the instrumentations do, and prints what they would see. */
const HOOKS = `
import { subscribe } from 'node:diagnostics_channel';
import Module from 'node:module';
const load = Module.prototype.require;
Module.prototype.require = function (name) {
  if (name === 'node:http') console.error('http');
  return load.call(this, name);
};
subscribe('fastify.initialization', ({ fastify }) => {
  fastify.addHook('onRequest', async ({ routeOptions }) => console.error('route', routeOptions.url));
});
`;

it('the built server can be traced by what node --import loads before it', async () => {
  const hooks = `data:text/javascript,${encodeURIComponent(HOOKS)}`;
  const child = spawn(process.execPath, ['--import', hooks, CLI, 'serve', '--port', '0']);
  const end = ended(child);
  const address = await addressOf(child);
  expect((await fetch(`${address}${API}/puzzles/heart`)).status).toBe(200);
  child.kill();
  const { err } = await end;
  expect(err).toMatch(/^http$/m);
  expect(err).toContain(`route ${API}/puzzles/:id\n`);
});
