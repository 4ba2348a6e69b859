// Tests that every wording of the program can be said in every language of the page but English,
// which needs no catalogue of them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from '../../src/explain/words/languages.ts';
import { filesBelow, MODULE, ROOT } from '../../test/source-files.ts';

const FILES = import.meta.glob<Readonly<Record<string, string>>>('./*/wordings.json', {
  eager: true,
  import: 'default',
});

/** Returns the templates of all literals with the tag `worded` in the sources of the program. */
function wordingTemplates(): ReadonlySet<string> {
  const files = filesBelow(['src', 'web'], MODULE);
  return new Set(files.flatMap((path) => templatesIn(readFileSync(join(ROOT, path), 'utf8'))));
}

function templatesIn(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'worded')
      found.push(templateOf(node.template));
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

function templateOf(literal: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(literal)) return literal.text;
  const parts = literal.templateSpans.map(
    ({ expression, literal: text }, i) => `{${i}${nounOf(expression)}}${text.text}`,
  );
  return literal.head.text + parts.join('');
}

/** Returns the noun of a count, after a blank. */
function nounOf(value: ts.Expression): string {
  if (!ts.isCallExpression(value) || value.expression.getText() !== 'countOf') return '';
  const noun = value.arguments[1];
  if (!ts.isStringLiteral(noun)) throw new Error(`${value.getText()} has no constant noun`);
  return ` ${noun.text}`;
}

/** The template that puts quotation marks around text of the input; the page makes it. */
const QUOTES = '"{0}"';
const TEMPLATES = [QUOTES, ...wordingTemplates()].sort();

/** Words that a German sentence does not have, except in what it quotes. */
const ENGLISH = /\b(the|is|are|has|have|and|of|or|expected|found|row|cell|clue|line|missing)\b/i;

function gapsOf(template: string): string[] {
  return [...new Set([...template.matchAll(/\{(\d+)[^}]*\}/g)].map(([, index]) => index))].sort();
}

/** Returns the names of the values that a message always has, whatever the values are. */
function valuesOf(elements: readonly MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value],
  );
  return [...new Set(names)].sort();
}

describe('wordings', () => {
  it('are found in the sources, with the nouns of counts', () => {
    const source = `worded\`a \${b}: \${worded\`c\`}\`; worded\`\${countOf(n, 'gap')} \${d}\``;
    expect(templatesIn(source)).toEqual(['a {0}: {1}', 'c', '{0 gap} {1}']);
    expect(TEMPLATES.length).toBeGreaterThan(130);
  });

  it('have a catalogue in every language but English', () => {
    const languages = Object.keys(FILES).map((path) => path.split('/')[1]);
    expect(languages.toSorted()).toEqual(LANGUAGE_IDS.filter((id) => id !== 'en').toSorted());
  });

  it.each(Object.entries(FILES))('are all said in %s, and no others', (_, catalogue) => {
    expect(Object.keys(catalogue).sort()).toEqual(TEMPLATES);
  });

  it.each(Object.entries(FILES))('have the same values in %s', (_, catalogue) => {
    for (const [template, text] of Object.entries(catalogue))
      expect([template, valuesOf(parse(text))]).toEqual([template, gapsOf(template)]);
  });

  it('have no English words in German, except in quotation marks', () => {
    const german = Object.values(FILES['./de/wordings.json']).map((text) =>
      text.replace(/„[^“]*“|"[^"]*"/g, '').replace(/\{\d+[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, ''),
    );
    expect(german.filter((text) => ENGLISH.test(text))).toEqual([]);
  });
});
