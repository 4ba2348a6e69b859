import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DISPENSABLE_PARTS } from '../../src/formats/index.ts';
import { worded } from '../../src/puzzle/wording.ts';
import wordings from '../messages/de/wordings.json';
import { textOf } from '../messages/text-of.ts';
import { fileProblemText, leftOutText } from './problem-text.ts';

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

describe('a file that cannot be written', () => {
  const problem = (code: string) => ({ code, message: `the message of ${code}` });

  it('names the format once, all that it has no place for, and what to do', () => {
    const problems = ['no-unknown-line', 'no-blotted', 'no-given'].map(problem);
    expect(fileProblemText(textIn('en'), 'en', 'Olsak .g', problems)).toBe(
      '“Olsak .g” has no place for: given cells, blocks of unknown length, unknown lines. ' +
        'Save as JSON or .non instead: both hold all of that.',
    );
    expect(fileProblemText(textIn('de'), 'de', 'Wilk .nin', [problem('no-colour')])).toBe(
      '„Wilk .nin“ hat keinen Platz für: mehrere Farben. ' +
        'Bitte stattdessen als JSON oder .non speichern: Beide nehmen all das auf.',
    );
  });

  it('tells other problems in the language of the person', () => {
    const german = textOf('de', wordings);
    const problems = [
      {
        code: 'block-too-long',
        ...worded`a puzz.link URL holds blocks of up to ${255} cells: write another format`,
      },
    ];
    expect(fileProblemText(german, 'de', 'puzz.link', problems)).toBe(
      'Ein Link von puzz.link nimmt nur Blöcke von höchstens 255 Feldern auf: Bitte ein anderes Format wählen.',
    );
  });

  it('tells other problems in a line each, with their own messages if need be', () => {
    const problems = ['no-picture', 'bad-symbol'].map(problem);
    expect(fileProblemText(textIn('en'), 'en', 'PBM', problems)).toBe(
      '“PBM” needs the solved picture, which is not known yet. ' +
        'Solve the puzzle first, or choose another format.\nThe message of bad-symbol',
    );
  });
});
