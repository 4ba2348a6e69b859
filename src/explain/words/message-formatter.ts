// Formats the messages of one language: each message is parsed once, when it is first used (about
// half a millisecond), and costs some hundredths of a millisecond from then on.

import { IntlMessageFormat } from 'intl-messageformat';
import type { Palette } from '../../puzzle/palette.ts';
import { type Key, LANGUAGES } from './catalogue.ts';
import type { Language } from './languages.ts';

/** The values that go into a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

export interface Words {
  readonly language: Language;
  /** Names of colours by palette, for palettes that were used before: see colour-words.ts. */
  readonly colours: WeakMap<Palette, readonly string[]>;
  format(key: Key, values?: MessageValues): string;
  /** Joins items to "1, 2 and 3" or "1, 2 or 3". */
  list(items: readonly string[], kind: 'and' | 'or'): string;
}

export function makeWords(language: Language): Words {
  if (!Object.hasOwn(LANGUAGES, language)) {
    const known = Object.keys(LANGUAGES).join(', ');
    throw new RangeError(`language is ${language}: expected ${known}`);
  }
  const { catalogue, locale } = LANGUAGES[language];
  const messages = new Map<Key, IntlMessageFormat>();
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  return {
    language,
    colours: new WeakMap(),
    format: (key, values = {}) => {
      const message = messages.get(key) ?? new IntlMessageFormat(catalogue[key], locale);
      messages.set(key, message);
      return String(message.format({ ...values }));
    },
    list: (items, kind) => lists[kind].format(items),
  };
}

/** Returns the text with a capital at its beginning. */
export function capitalised({ language }: Words, text: string): string {
  return text.charAt(0).toLocaleUpperCase(LANGUAGES[language].locale) + text.slice(1);
}

/** Returns the text as it is written after a colon. */
export function afterColon(words: Words, text: string): string {
  return LANGUAGES[words.language].capitals ? capitalised(words, text) : text;
}
