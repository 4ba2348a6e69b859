// Hands out the files of Z3, if its package is installed here. A page that may have threads loads
// them when somebody runs Z3 in it. They are no part of the built page, because they would make it
// five times as large. The address has the version, since the page holds a part of the same package
// that fits only these files.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { OF_WASM } from './http/compression.ts';

interface Z3Files {
  readonly folder: string;
  readonly version: string;
}

/** Returns where the files of Z3 are, or undefined if its package is not installed. */
export function z3Files(): Z3Files | undefined {
  const path = pathOfPackage();
  if (path === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  return { folder: join(dirname(path), 'build'), version };
}

function pathOfPackage(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('z3-solver/package.json');
  } catch {
    return undefined;
  }
}

/** The solver, and the script that each of its threads begins with. */
const FILES = ['z3-built.wasm', 'z3-built.js'];

/** Must be called after @fastify/static is registered. */
export function serveZ3(app: FastifyInstance, { folder, version }: Z3Files): void {
  const options = { schema: { hide: true }, compress: OF_WASM };
  for (const file of FILES) {
    app.get(`/assets/z3/${version}/${file}`, options, (_, reply) => reply.sendFile(file, folder));
  }
}
