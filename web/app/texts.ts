// The texts of the page in the language of the person: catalogues of ICU messages, one for each
// area of the page. A screen loads those of its areas.

import { create } from 'zustand';
import { LANGUAGE_IDS, type Language } from '../../src/explain/words/languages.ts';
import type { Area } from '../messages/keys.ts';
import { type Messages, type Text, textOf } from '../messages/text-of.ts';
import { type LanguageChoice, useSettings } from './settings.ts';

export type { Text } from '../messages/text-of.ts';

const CATALOGUES = import.meta.glob<Messages>('../messages/*/*.json', { import: 'default' });

interface CurrentTexts {
  readonly language: Language;
  readonly text: Text;
}

const useCurrentTexts = create<CurrentTexts>(() => ({ language: 'en', text: (key) => key }));

/** The loaded messages, by language. */
const messages = Object.fromEntries(LANGUAGE_IDS.map((id) => [id, {}])) as Record<
  Language,
  Messages
>;
/** The areas whose texts are loaded in the language in use. */
const areas = new Set<Area>(['app']);

/**
 * Loads the texts of the first screen in the language of the settings, and changes the language
 * whenever another one is chosen; calls `onFailed` if its texts cannot be loaded.
 */
export async function startTexts(first: readonly Area[], onFailed: () => void): Promise<void> {
  for (const area of first) areas.add(area);
  useSettings.subscribe(({ language }, before) => {
    if (language !== before.language) changeLanguage(language).catch(onFailed);
  });
  await changeLanguage(useSettings.getState().language);
}

/** Loads the texts of further areas in the current language; rejects if they cannot be loaded. */
export async function loadTexts(wanted: readonly Area[]): Promise<void> {
  let language: Language;
  // The language may change while its texts are loaded.
  do {
    language = useCurrentTexts.getState().language;
    await load(language, wanted);
  } while (language !== useCurrentTexts.getState().language);
  for (const area of wanted) areas.add(area);
}

/** Returns the function that gives texts. */
export function useText(): Text {
  return useCurrentTexts(({ text }) => text);
}

export function useLanguage(): Language {
  return useCurrentTexts(({ language }) => language);
}

/** Returns the texts of the current language, for code outside of components. */
export function currentText(): Text {
  return useCurrentTexts.getState().text;
}

/** The number of the last language request, and of the request whose language is in use. */
const requests = { last: 0, served: 0 };

/**
 * Changes to the language as soon as its texts are loaded, unless a later request was served first.
 */
async function changeLanguage(choice: LanguageChoice): Promise<void> {
  const request = ++requests.last;
  const language = languageOf(choice);
  let known = 0;
  // Screens with further areas may open meanwhile.
  while (known < areas.size) {
    known = areas.size;
    await load(language, [...areas]);
  }
  if (request < requests.served) return;
  requests.served = request;
  document.documentElement.lang = language;
  useCurrentTexts.setState({ language, text: textOf(language, messages[language]) });
}

async function load(language: Language, wanted: readonly Area[]): Promise<void> {
  const loads = wanted.map((area) => CATALOGUES[`../messages/${language}/${area}.json`]());
  Object.assign(messages[language], ...(await Promise.all(loads)));
}

function languageOf(choice: LanguageChoice): Language {
  if (choice !== 'system') return choice;
  const known = Object.keys(messages);
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (wished.find((tag) => known.includes(tag)) ?? 'en') as Language;
}
