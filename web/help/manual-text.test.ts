import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import deApp from '../messages/de/app.json';
import deHelp from '../messages/de/help.json';
import dePlay from '../messages/de/play.json';
import enApp from '../messages/en/app.json';
import enHelp from '../messages/en/help.json';
import enPlay from '../messages/en/play.json';
import { MANUAL } from './manual.ts';
import { manualText } from './manual-text.ts';

const en = { ...enApp, ...enHelp, ...enPlay };
const de = { ...deApp, ...deHelp, ...dePlay };
const DOCS = resolve(import.meta.dirname, '../../docs');

describe('docs/manual.md', () => {
  it('is what the messages make: npm run manual makes it anew', () => {
    expect(readFileSync(resolve(DOCS, 'manual.md'), 'utf8')).toBe(manualText(en));
  });

  it('has texts without gaps, in every language', () => {
    for (const texts of [en, de]) expect(manualText(texts)).not.toMatch(/[{}]|undefined/);
  });

  it('leads to documents that there are', () => {
    const files = MANUAL.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'link' ? [part.file] : [])),
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect(readFileSync(resolve(DOCS, file), 'utf8')).toMatch(/^# /);
  });
});
