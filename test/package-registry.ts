// A registry that listens on this machine alone and has a few packages of this clone, so that a
// test can install without a network. The registry answers "not found" for all other packages.

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { NODE_MODULES, type Packed, pack, remove } from './install-package.ts';

export interface Registry {
  readonly address: string;
  close(): void;
}

export async function openRegistry(names: readonly string[]): Promise<Registry> {
  const packages = new Map(names.map((name) => [name, pack(join(NODE_MODULES, name))]));
  const server = createServer(({ url = '' }, response) => {
    const [, name = '', isTarball] = /^\/(.*?)(\/tarball)?$/.exec(decodeURIComponent(url)) ?? [];
    const packed = packages.get(name);
    if (packed === undefined) response.writeHead(404).end();
    else if (isTarball) response.end(readFileSync(packed.tarball));
    else response.end(JSON.stringify(descriptionOf(name, `${addressOf(server)}${name}/tarball`)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { address: addressOf(server), close: () => close(server, [...packages.values()]) };
}

/** Describes a package in its only version, as registries do. */
function descriptionOf(name: string, tarball: string) {
  const manifest = JSON.parse(readFileSync(join(NODE_MODULES, name, 'package.json'), 'utf8'));
  const { version } = manifest;
  const versions = { [version]: { ...manifest, dist: { tarball } } };
  return { name, versions, 'dist-tags': { latest: version } };
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function close(server: Server, packages: readonly Packed[]): void {
  server.close();
  server.closeAllConnections();
  for (const packed of packages) remove(packed, []);
}
