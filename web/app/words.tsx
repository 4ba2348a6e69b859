// The texts of the page in the language of the person: catalogues of ICU messages, of which one is loaded.

import { create } from 'zustand';
import type { Language } from '../../src/explain/words/languages.ts';
import type { MessageKey } from '../messages/keys.ts';
import { textOf } from '../messages/text-of.ts';
import { type LanguageChoice, useSettings } from './settings.ts';

/** What goes into a message. */
export type Values = Readonly<Record<string, string | number>>;
export type Text = (key: MessageKey, values?: Values) => string;

const CATALOGUES = {
  en: async () => (await import('../messages/en.ts')).default,
  de: async () => (await import('../messages/de.ts')).default,
} as const satisfies Readonly<
  Record<Language, () => Promise<Readonly<Record<MessageKey, string>>>>
>;

interface Spoken {
  readonly language: Language;
  readonly text: Text;
}

const useSpoken = create<Spoken>(() => ({ language: 'en', text: (key) => key }));

/** Loads the catalogue of the language of the settings, now and whenever another is chosen. */
export async function startCatalogue(): Promise<void> {
  useSettings.subscribe(({ language }, before) => {
    if (language !== before.language) void speak(languageOf(language));
  });
  await speak(languageOf(useSettings.getState().language));
}

/** The function that gives texts. */
export function useText(): Text {
  return useSpoken(({ text }) => text);
}

export function useLanguage(): Language {
  return useSpoken(({ language }) => language);
}

/** Texts outside of components: as they are at the moment. */
export function currentText(): Text {
  return useSpoken.getState().text;
}

async function speak(language: Language): Promise<void> {
  const messages = await CATALOGUES[language]();
  // Another one was chosen while this one was on its way.
  if (language !== languageOf(useSettings.getState().language)) return;
  document.documentElement.lang = language;
  useSpoken.setState({ language, text: textOf(language, messages) });
}

function languageOf(choice: LanguageChoice): Language {
  if (choice !== 'system') return choice;
  const known = Object.keys(CATALOGUES);
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (wished.find((tag) => known.includes(tag)) ?? 'en') as Language;
}
