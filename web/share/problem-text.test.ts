import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DISPENSABLE_PARTS } from '../../src/formats/index.ts';
import { textOf } from '../messages/text-of.ts';
import { leftOutText } from './problem-text.ts';

const textIn = (language: 'en' | 'de') =>
  textOf(language, JSON.parse(readFileSync(`web/messages/${language}/share.json`, 'utf8')));

describe('what a file leaves out', () => {
  it('is named in the language of the person', () => {
    const leftOut = [
      { what: 'title', name: 'the title' },
      { what: 'goal', name: 'the goal picture' },
    ] as const;
    expect(leftOutText(textIn('en'), leftOut)).toBe(
      'The file is saved. Its format leaves out: title, solution.',
    );
    expect(leftOutText(textIn('de'), leftOut)).toBe(
      'Die Datei ist gespeichert. In ihrem Format fehlt: Titel, Lösung.',
    );
  });

  it.each(['en', 'de'] as const)('has a word for every part in %s', (language) => {
    for (const what of DISPENSABLE_PARTS)
      expect(leftOutText(textIn(language), [{ what, name: '' }])).not.toContain('share.');
  });
});
