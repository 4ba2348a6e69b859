import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { entryUrl } from '../src/workers/entry-url.ts';

it('loads no ES module by require, which aborts a program that ends meanwhile', () => {
  const file = fileURLToPath(entryUrl('thread.cjs'));
  const script = `
    require(${JSON.stringify(file)}).default.then((work) => console.log(typeof work));
  `;
  const options = ['--no-experimental-require-module', '--eval', script];
  expect(execFileSync(process.execPath, options).toString()).toBe('function\n');
});
