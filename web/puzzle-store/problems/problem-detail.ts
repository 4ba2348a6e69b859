// Says what is wrong, in the language of the page.

import type { Language } from '../../../src/explain/words/languages.ts';
import type { Problem } from '../../../src/puzzle/problem.ts';
import { messageOf, type Wording } from '../../../src/puzzle/wording.ts';
import type { Text } from '../../app/texts.ts';
import type { MessageKey } from '../../messages/keys.ts';

/**
 * Returns the message of a problem as a sentence. The texts of the area `wordings` must be loaded.
 * A problem without a wording is said in English.
 */
export function detailOf({ message, wording }: Problem, language: Language, text: Text): string {
  if (wording === undefined) return withCapital(message);
  return language === 'en' ? withCapital(messageOf(wording)) : inWords(wording, text);
}

/** A message that begins with a name of a file or of a program stays as it is. */
function withCapital(message: string): string {
  return /^[a-z]+[ ,:]/.test(message)
    ? message.charAt(0).toUpperCase() + message.slice(1)
    : message;
}

function inWords({ template, values }: Wording, text: Text): string {
  const named = Object.fromEntries(values.map((value, i) => [i, shownValue(value, text)]));
  return text(template as MessageKey, named);
}

function shownValue(value: Wording['values'][number], text: Text): string | number {
  if (typeof value === 'object') return inWords(value, text);
  const quoted = typeof value === 'string' ? QUOTED.exec(value)?.[1] : undefined;
  return quoted === undefined ? value : inWords({ template: '"{0}"', values: [quoted] }, text);
}

/** Text of the input, in the quotation marks of JSON. A language has its own. */
const QUOTED = /^"(.*)"$/s;
