// Tests that the files of `deploy` fit the project: versions of Node, paths, ports, commands and
// variables. They cannot be run where there are no containers and no systemd.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { buildProgram } from '../src/cli/program.ts';
import { readConfig } from '../src/server/config/read-config.ts';
import { SETTINGS } from '../src/server/config/settings.ts';
import { testApp } from './server.ts';
import { ROOT } from './source-files.ts';

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const CONTAINER = textOf('deploy/Dockerfile').replaceAll('\\\n', ' ');
const COMPOSE = textOf('deploy/compose.yaml');
const SERVICE = textOf('deploy/crosshatch.service');
const WORKER = textOf('deploy/crosshatch-work.service');
const PORT = String(SETTINGS.port.usual);
const GRACE = Number(SETTINGS.grace.usual);
/** Seconds for answers to be sent after the grace; see src/server/shutdown.ts. */
const LEAVING = 2;
/** Seconds in which a worker ends: threads have ten, and the last deliveries fifteen. */
const WORK_END = 25;

const COMMANDS = buildProgram().commands.map((command) => command.name());
const VARIABLES = Object.values(SETTINGS).map(({ env }) => env);

/** Returns what a group of the pattern matches, at every place. */
function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}

/** Returns the variables of a file of NAME=VALUE, also those that stand behind a # as examples. */
function variablesOf(path: string): Record<string, string> {
  const lines = [...textOf(path).matchAll(/^#?([A-Z_]+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name, value]) => [name, value]));
}

describe('the container', () => {
  it('has one version of Node, with which the tests run', () => {
    const versions = new Set(found(CONTAINER, /^FROM node:(\d+)-/gm));
    const [matrix = ''] = found(textOf('.github/workflows/ci.yml'), /node: \[([\d, ]+)\]/g);
    expect(versions.size).toBe(1);
    for (const version of versions) expect(matrix.split(', ')).toContain(version);
  });

  it('has what the package has, and runs its program by a command that there is', () => {
    const copied = found(CONTAINER, /^COPY --from=build (.+) \S+$/gm).flatMap((paths) =>
      paths.split(' ').map((path) => path.replace('/build/', '')),
    );
    expect(copied).toEqual(['package.json', 'LICENSE', 'node_modules', 'puzzles', 'dist']);
    expect(
      manifest.files.filter((path) => path !== 'CHANGELOG.md' && !copied.includes(path)),
    ).toEqual([]);
    expect(found(CONTAINER, /^ENTRYPOINT \["node", "(.+)"\]$/gm)).toEqual([
      manifest.bin.crosshatch,
    ]);
    const commands = [
      ...found(CONTAINER, /^CMD \["(\w+)"\]$/gm),
      ...found(COMPOSE, / - (work)$/gm),
    ];
    expect(commands).toEqual(['serve', 'work']);
    for (const command of commands) expect(COMMANDS).toContain(command);
  });

  it('sets variables that there are, and has its port everywhere', () => {
    const [set = ''] = found(CONTAINER, /^ENV (.+)$/gm);
    const names = found(set, /(\w+)=/g).filter((name) => name !== 'NODE_ENV');
    expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(found(set, /\bPORT=(\d+)/g)).toEqual([PORT]);
    expect(found(CONTAINER, /^EXPOSE (\d+)$/gm)).toEqual([PORT]);
    expect(found(COMPOSE, /'127\.0\.0\.1:(\d+:\d+)'/g)).toEqual([`${PORT}:${PORT}`]);
  });

  it('keeps what must last in its volume', () => {
    const [set = ''] = found(CONTAINER, /^ENV (.+)$/gm);
    const [volume = ''] = found(CONTAINER, /^VOLUME (\S+)$/gm);
    const kept = found(set, /CROSSHATCH_(?:KEYS_FILE|BATCH_FOLDER)=(\S+)/g);
    expect(volume).toMatch(/^\/var\/lib\//);
    expect(kept).toHaveLength(2);
    for (const path of kept) expect(path.startsWith(`${volume}/`)).toBe(true);
  });

  it('runs for somebody other than root, and asks an address that answers how it is', async () => {
    expect(found(CONTAINER, /^USER (\w+)$/gm)).toEqual(['node']);
    const [path = ''] = found(CONTAINER, /^HEALTHCHECK .*\}(\/[\w/]+)`/gm);
    const server = await testApp();
    expect((await server.get(path)).status).toBe(200);
    await server.app.close();
  });

  it('is built from all sources of the build, and from no other file', () => {
    const [sources = ''] = found(textOf('scripts/build.mjs'), /^const SOURCES = \[([^\]]+)\]/gm);
    const needed = found(sources, /'(.+)'/g);
    const lines = textOf('deploy/Dockerfile.dockerignore').split('\n');
    const letIn = lines.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    expect(lines).toContain('*');
    expect(needed.length).toBeGreaterThan(10);
    const isIn = (path: string): boolean =>
      letIn.includes(path) || (/^tsconfig.*\.json$/.test(path) && letIn.includes('tsconfig*.json'));
    expect(needed.filter((path) => !isIn(path))).toEqual([]);
    const named = letIn.filter((path) => !path.includes('*'));
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('compose', () => {
  it('uses variables that its example has, and gives settings that there are', () => {
    const used = new Set(found(COMPOSE, /\$\{(\w+)/g));
    expect([...used].sort()).toEqual(Object.keys(variablesOf('deploy/compose.env.example')).sort());
    const settings = found(COMPOSE, /^ +(CROSSHATCH_\w+):/gm);
    expect(settings.length).toBeGreaterThan(0);
    expect(settings.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });

  it('names a container file that is there, and leaves time to end', () => {
    const files = found(COMPOSE, /dockerfile: (\S+)$/gm);
    expect(files.map((path) => existsSync(join(ROOT, path)))).toEqual([true]);
    const [ends = 0] = found(COMPOSE, /stop_grace_period: (\d+)s/g).map(Number);
    expect(ends).toBeGreaterThan(GRACE + LEAVING);
  });

  it('keeps passwords out of what is tracked', () => {
    expect(variablesOf('deploy/compose.env.example')).toMatchObject({ POSTGRES_PASSWORD: '' });
    expect(textOf('.gitignore')).toContain('/deploy/*.env\n');
    const passwords = found(COMPOSE, /(?:POSTGRES_PASSWORD: |crosshatch:)(\S+)/g);
    expect(passwords.filter((password) => password.startsWith('$'))).toHaveLength(2);
    expect(passwords).toHaveLength(2);
  });
});

describe('the services of systemd', () => {
  it.each([
    ['serve', SERVICE],
    ['work', WORKER],
  ])('run the program by a command that there is, and leave it time to end: %s', (name, unit) => {
    const [start = ''] = found(unit, /^ExecStart=\/usr\/bin\/node (.+)$/gm);
    const [program, command = '', ...others] = start.split(' ');
    expect(program).toBe(join('/opt/crosshatch', manifest.bin.crosshatch));
    expect([command, COMMANDS.includes(command), others]).toEqual([name, true, []]);
    const [ends = 0] = found(unit, /^TimeoutStopSec=(\d+)$/gm).map(Number);
    expect(ends).toBeGreaterThan(GRACE + LEAVING + WORK_END);
  });

  it('have the same rights, but for the folder of the keys', () => {
    const rights = (unit: string) => unit.slice(unit.indexOf('# What the service may use'));
    expect(rights(WORKER)).toBe(rights(SERVICE));
    expect(rights(WORKER)).toContain('NoNewPrivileges=yes');
  });

  it('have an example that says where batches are', () => {
    expect(Object.keys(variablesOf('deploy/work.env.example'))).toEqual([
      'CROSSHATCH_SERVER',
      'CROSSHATCH_KEY',
      'DATABASE_URL',
    ]);
    expect(textOf('docs/serving.md')).toContain('deploy/work.env.example /etc/crosshatch/work.env');
    expect(WORKER).toContain('EnvironmentFile=/etc/crosshatch/work.env\n');
  });

  it('have an example of settings that can be used', () => {
    const environment = variablesOf('deploy/crosshatch.env.example');
    expect(readConfig({ environment, options: {} })).toMatchObject({
      ...{ ok: true, value: { config: { port: Number(PORT), trustProxy: ['loopback'] } } },
    });
    expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });
});
