// Tests that all commands named in the documents and the workflow exist.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { ROOT } from './source-files.ts';

const scripts: Readonly<Record<string, string>> = manifest.scripts;

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Returns the scripts of package.json that a text names in npm commands. */
const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:(start|test)\b|run(?: --silent)? ([\w:-]+))/g)].map(
    ([, short, name]) => short ?? name,
  );

const commandsOf = (workflow: string): string[] =>
  [...workflow.matchAll(/^\s*(?:- )?run: *(.*)$/gm)].map(([, command]) => command);

describe('npm scripts', () => {
  it.each(['README.md', 'CONTRIBUTING.md'])('that %s names are there', (path) => {
    const named = scriptsIn(textOf(path));
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('are all in the table of CONTRIBUTING.md', () => {
    const [, table] = textOf('CONTRIBUTING.md').split('## All commands');
    const named = scriptsIn(table);
    const forNpmAlone = ['prepack'];
    expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual(forNpmAlone);
  });

  it('run files that are there', () => {
    const files = Object.values(scripts).map((command) => /^node (\S+)/.exec(command)?.[1] ?? '');
    expect(files.filter((file) => file === '' || !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('name programs that are built', () => {
    const programs = Object.values(scripts).flatMap(
      (command) => /^node scripts\/run\.mjs ([\w-]+)$/.exec(command)?.[1] ?? [],
    );
    const ofDevelopment = programs.filter((name) => name !== 'build' && name !== 'crosshatch');
    expect(ofDevelopment.length).toBeGreaterThan(5);
    const bundler = textOf('tsdown.config.ts');
    for (const name of ofDevelopment) expect(bundler).toMatch(new RegExp(`^ +'?${name}'?: '`, 'm'));
  });
});

describe('the workflow', () => {
  const workflow = textOf('.github/workflows/ci.yml');
  const commands = commandsOf(workflow);

  it('runs the two commands of the README', () => {
    const [, block] = /```sh\n([\s\S]*?)```/.exec(textOf('README.md')) ?? [];
    expect(commands.flatMap(scriptsIn)).toEqual(scriptsIn(block));
    expect(commands.flatMap(scriptsIn).filter((name) => !(name in scripts))).toEqual([]);
    expect(commands.length).toBe(2);
  });

  it('pins its actions by their major version', () => {
    const actions = [...workflow.matchAll(/uses: *(\S+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/@v\d+$/.test(action))).toEqual([]);
  });

  it('runs on three systems, each with three versions of Node', () => {
    expect(workflow).toContain('os: [ubuntu-latest, macos-latest, windows-latest]\n');
    expect(workflow).toContain('node: [20, 22, 24]\n');
  });

  it('begins with the oldest version of Node that is supported', () => {
    const [, oldest] = /node: \[(\d+)/.exec(workflow) ?? [];
    expect(manifest.engines.node).toMatch(new RegExp(`^>=${oldest}\\.`));
    expect(textOf('.nvmrc').trim()).toBe(oldest);
  });
});
