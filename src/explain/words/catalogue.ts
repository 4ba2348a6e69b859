// Holds the sentences of each language. A language needs an id in languages.ts, a catalogue with an
// entry for every key of the English one, which the compiler checks, and a line in the table below.

import type { Technique, Tier } from '../model/step.ts';
import type { Label } from '../rate/label.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Language } from './languages.ts';

export type Key = keyof typeof en;
export type Catalogue = Readonly<Record<Key, string>>;

interface LanguageEntry {
  readonly catalogue: Catalogue;
  /** The locale for lists, plurals and capitals. */
  readonly locale: string;
  /** Whether a sentence after a colon begins with a capital. */
  readonly capitals: boolean;
}

export const LANGUAGES: Readonly<Record<Language, LanguageEntry>> = {
  en: { catalogue: en, locale: 'en-GB', capitals: false },
  de: { catalogue: de, locale: 'de', capitals: true },
};

export function isKey(key: string): key is Key {
  return Object.hasOwn(en, key);
}

export function techniqueName(technique: Technique, language: Language): string {
  return LANGUAGES[language].catalogue[`technique.${technique}`];
}

/** Returns the idea of a technique as a sentence. */
export function techniqueIdea(technique: Technique, language: Language): string {
  return LANGUAGES[language].catalogue[`idea.${technique}`];
}

export function tierName(tier: Tier, language: Language): string {
  return LANGUAGES[language].catalogue[`tier.${tier}`];
}

export function labelName(label: Label, language: Language): string {
  return LANGUAGES[language].catalogue[`label.${label}`];
}
