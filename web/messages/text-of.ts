// Returns the messages of one language as text. A message is compiled at its first use.

import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../../src/explain/words/languages.ts';
import type { MessageValues } from '../../src/explain/words/message-formatter.ts';
import type { MessageKey } from './keys.ts';

/** Messages in ICU syntax; already parsed in the built page. */
export type Messages = Readonly<Record<string, ConstructorParameters<typeof IntlMessageFormat>[0]>>;

export type Text = (key: MessageKey, values?: MessageValues) => string;

export function textOf(language: Language, messages: Messages): Text {
  const formats = new Map<string, IntlMessageFormat>();
  return (key, values) => {
    try {
      const format = formats.get(key) ?? new IntlMessageFormat(messages[key], language);
      formats.set(key, format);
      return String(format.format({ ...values }));
    } catch (error) {
      // A missing message or value is a bug, but not a reason to stop showing the board.
      console.error(key, error);
      return key;
    }
  };
}
