import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from '../../src/explain/words/languages.ts';
import { filesBelow, MODULE, ROOT } from '../../test/source-files.ts';

/** The sources of the page. */
const SOURCES = filesBelow(['web'], MODULE)
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

type Catalogue = Readonly<Record<string, string>>;
/** `wordings.json` has keys of another kind, and a test of its own. */
const FILES = import.meta.glob<Catalogue>(['./*/*.json', '!./*/wordings.json'], {
  eager: true,
  import: 'default',
});

/** Returns all messages of a language. */
function catalogueOf(language: string): Catalogue {
  const own = Object.entries(FILES).filter(([path]) => path.startsWith(`./${language}/`));
  return Object.assign({}, ...own.map(([, catalogue]) => catalogue));
}

const CATALOGUES = { en: catalogueOf('en'), de: catalogueOf('de') };

/** Returns the names of the values of a message, at any depth. */
function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...namesIn(element.children)];
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(({ value }) => namesIn(value))
        : [];
    return [element.value, ...inner];
  });
}

/**
 * Returns a function that says whether a key occurs in the sources: as a whole, as a template with
 * gaps, or without its last part, which some functions append. A gap stands for one part of a key.
 * The function may also say yes for a key that no code uses.
 */
function saidBy(sources: string): (key: string) => boolean {
  const quoted = new Set([...sources.matchAll(/['"]([a-z]+\.[\w.-]+)['"]/g)].map(([, key]) => key));
  const templates = [...sources.matchAll(/`([a-z]+\.[^`\n]*)`/g)].map(([, template]) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return parts.every((part) => /^[\w\\.-]*$/.test(part)) ? parts.join('[\\w-]+') : '(?!)';
  });
  const open = new RegExp(`^(?:${templates.join('|')})$`);
  return (key) =>
    quoted.has(key) || open.test(key) || quoted.has(key.slice(0, key.lastIndexOf('.')));
}

describe('catalogues', () => {
  it('are those of the languages, one file an area', () => {
    const languages = Object.keys(FILES).map((path) => path.split('/')[1]);
    expect([...new Set(languages)].sort()).toEqual(LANGUAGE_IDS.toSorted());
    for (const [path, catalogue] of Object.entries(FILES)) {
      const areas = Object.keys(catalogue).map((key) => key.split('.', 1)[0]);
      expect([path, new Set(areas)]).toEqual([path, new Set([basename(path, '.json')])]);
    }
  });

  it('have the same messages in every language', () => {
    for (const catalogue of Object.values(CATALOGUES)) {
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(CATALOGUES.en).sort());
    }
  });

  it('need the same values in every language', () => {
    const needs = (text: string): string[] => [...new Set(namesIn(parse(text)))].sort();
    for (const [key, text] of Object.entries(CATALOGUES.en)) {
      expect([key, needs(CATALOGUES.de[key] ?? '')]).toEqual([key, needs(text)]);
    }
  });

  it('leave the form of percentages to the language', () => {
    for (const catalogue of Object.values(CATALOGUES)) {
      expect(Object.entries(catalogue).filter(([, text]) => text.includes('%'))).toEqual([]);
    }
  });

  it('leave no message empty', () => {
    for (const catalogue of Object.values(CATALOGUES)) {
      expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });

  it('hold no message that nothing says', () => {
    const isSaid = saidBy(SOURCES);
    expect(Object.keys(CATALOGUES.en).filter((key) => !isSaid(key))).toEqual([]);
  });

  it('would tell a message that nothing says', () => {
    const isSaid = saidBy(`text('a.one'); text(\`a.\${kind}.end\`); choices('b.side')`);
    const keys = ['a.one', 'a.any.end', 'a.any.other', 'a.other', 'b.side.left', 'b.sides'];
    expect(keys.filter(isSaid)).toEqual(['a.one', 'a.any.end', 'b.side.left']);
  });
});
