import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import deApp from '../messages/de/app.json';
import deHelp from '../messages/de/help.json';
import dePlay from '../messages/de/play.json';
import enApp from '../messages/en/app.json';
import enHelp from '../messages/en/help.json';
import enPlay from '../messages/en/play.json';
import { MANUAL, manualFor } from './manual.ts';
import { addressOfPicture } from './manual-pictures.ts';
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

  it('shows pictures of the size that it says, which the page has, too', () => {
    const pictures = MANUAL.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'picture' ? [part] : [])),
    );
    expect(pictures.length).toBeGreaterThan(3);
    for (const { name, width, height } of pictures) {
      const file = readFileSync(resolve(DOCS, `screens/${name}.webp`));
      expect([name, file.toString('latin1', 8, 16)]).toEqual([name, 'WEBPVP8 ']);
      expect([file.readUInt16LE(26), file.readUInt16LE(28)]).toEqual([width, height]);
      expect(addressOfPicture(name)).toContain(name);
    }
  });

  it('has touch before the mouse for fingers, and else the same', () => {
    const ids = manualFor(true).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['rules', 'touch', 'playing']);
    expect(ids.toSorted()).toEqual(MANUAL.map(({ id }) => id).toSorted());
    expect(manualFor(false)).toBe(MANUAL);
  });

  it('leads to documents that there are', () => {
    const files = MANUAL.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'link' ? [part.file] : [])),
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect(readFileSync(resolve(DOCS, file), 'utf8')).toMatch(/^# /);
  });
});
