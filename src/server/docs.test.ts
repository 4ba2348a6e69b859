import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsIn, type TestApp, testApp } from '../../test/server.ts';
import { readConfig } from './config/read-config.ts';
import { SETTINGS } from './config/settings.ts';
import { LIMIT_KEYS, SERVER_LIMITS } from './limits.ts';
import { packageRoot } from './package-root.ts';

const text = readFileSync(join(packageRoot(), 'docs', 'api.md'), 'utf8');

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.app.close());

describe('docs/api.md', () => {
  const examples = [
    ...text.matchAll(/^post '?([\w?=]+)'? '(.+)'\n```\n(?:```json\n([\s\S]+?)```)?/gm),
  ].map(([, path, body, answer]) => ({ path, body, answer }));

  it('has an example of every kind of work', () => {
    const paths = examples.map(({ path }) => path);
    for (const path of [
      'solve',
      'check',
      'mistakes',
      'hint',
      'explain',
      'rate',
      'convert',
      'generate',
      'verify',
    ])
      expect(paths).toContain(path);
    expect(examples.filter(({ answer }) => answer === undefined)).toHaveLength(1);
  });

  it.each(examples)('shows what is answered: $path $body', async ({ path, body, answer }) => {
    const { json, text } = await server.post(`/${path}`, body);
    if (answer === undefined) {
      const names = eventsIn(text).map(({ name }) => name);
      expect(names).toContain('step');
      expect(names.at(-1)).toBe('result');
    } else {
      const { seconds, ...shown } = JSON.parse(answer);
      expect(json).toMatchObject(shown);
      if (seconds !== undefined) expect(json.seconds).toBeGreaterThan(0);
    }
  });

  it('lists every limit as it is', () => {
    for (const key of LIMIT_KEYS) {
      const { flag, usual, about } = SERVER_LIMITS[key];
      const value = key === 'running' ? 'all cores, at least 2' : String(usual);
      expect(text).toContain(`| \`--${flag}\` | ${value} | ${about} |`);
    }
  });
});

describe('docs/serving.md', () => {
  const serving = readFileSync(join(packageRoot(), 'docs', 'serving.md'), 'utf8');
  const rows = serving.split('\n').filter((line) => line.startsWith('| `'));

  it.each(Object.entries(SETTINGS))('has a row for %s as it is', (key, setting) => {
    const { flag, env, about, usual } = setting;
    const shown = usual.toString() === '' ? 'none' : `\`${usual}\``;
    const value = key === 'limits.running' ? 'all cores, at least 2' : shown;
    expect(rows).toContain(`| \`${key}\` | \`--${flag}\` | \`${env}\` | ${value} | ${about} |`);
  });

  it('has an example that can be used', () => {
    const [, example] = /```jsonc\n([\s\S]+?)```/.exec(serving) ?? [];
    const file = { path: 'crosshatch.json', text: example };
    expect(readConfig({ file, environment: {}, options: {} })).toMatchObject({ ok: true });
  });
});
