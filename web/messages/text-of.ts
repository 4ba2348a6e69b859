// Says the messages of one language, each made ready when it is said first.

import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../../src/explain/words/languages.ts';
import type { MessageKey } from './keys.ts';

/** In ICU syntax; parsed already in the built page. */
export type Messages = Readonly<Record<string, ConstructorParameters<typeof IntlMessageFormat>[0]>>;

/** What goes into a message. */
export type Values = Readonly<Record<string, string | number>>;
export type Text = (key: MessageKey, values?: Values) => string;

export function textOf(language: Language, messages: Messages): Text {
  const formats = new Map<string, IntlMessageFormat>();
  return (key, values) => {
    try {
      const format = formats.get(key) ?? new IntlMessageFormat(messages[key], language);
      formats.set(key, format);
      return String(format.format({ ...values }));
    } catch (error) {
      // A message that is not there or lacks a value is a bug, and no reason to take the board
      // away.
      console.error(key, error);
      return key;
    }
  };
}
