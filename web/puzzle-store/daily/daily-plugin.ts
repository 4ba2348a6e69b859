// Gives the page the puzzles of the day: a module that lists the months, and a module a month,
// which is loaded when one of its days is needed. The files of the latter are named after their
// months, "daily-2026-11", and the service worker keeps them all.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readDailyMonth } from '../../../src/packs/daily-day.ts';

const FOLDER = resolve(import.meta.dirname, '../../../packs/daily');
const LIST = 'virtual:daily';
const MONTH = 'virtual:daily/daily-';

export function dailies(): Plugin {
  return {
    name: 'dailies',
    resolveId: (id) => (id === LIST || id.startsWith(MONTH) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listModule();
      if (id.startsWith(`\0${MONTH}`)) return monthModule(id.slice(MONTH.length + 1));
      return undefined;
    },
  };
}

function listModule(): string {
  const months = readdirSync(FOLDER)
    .map((file) => file.replace(/\.txt$/, ''))
    .toSorted();
  const loaders = months.map((month) => `'${month}': () => import('${MONTH}${month}')`);
  return `export const loaders = { ${loaders.join(', ')} };`;
}

/** A damaged month ends the build. */
function monthModule(month: string): string {
  const text = readFileSync(resolve(FOLDER, `${month}.txt`), 'utf8');
  readDailyMonth(text);
  return `export default ${JSON.stringify(text)};`;
}
