import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import de from './de.ts';
import en from './en.ts';

const CATALOGUES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de };

/** The names of what goes into a message, wherever in it they stand. */
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

describe('catalogues', () => {
  it('have the same messages in every language', () => {
    for (const catalogue of Object.values(CATALOGUES)) {
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
    }
  });

  it('need the same values in every language', () => {
    const needs = (text: string): string[] => [...new Set(namesIn(parse(text)))].sort();
    for (const [key, text] of Object.entries(en)) {
      expect([key, needs(CATALOGUES.de[key] ?? '')]).toEqual([key, needs(text)]);
    }
  });

  it('leave no message empty', () => {
    for (const catalogue of Object.values(CATALOGUES)) {
      expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });
});
