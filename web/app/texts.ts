// The texts of the page in the language of the person: catalogues of ICU messages, one for each
// area of the page. A screen loads the catalogues of its areas.

import { create } from 'zustand';
import { LANGUAGE_IDS, type Language } from '../../src/explain/words/languages.ts';
import type { Area } from '../messages/keys.ts';
import { type Messages, type Text, textOf } from '../messages/text-of.ts';
import { type LanguageChoice, useSettings } from './settings.ts';

export type { Text } from '../messages/text-of.ts';

const CATALOGUES: Partial<Record<string, () => Promise<Messages>>> = import.meta.glob<Messages>(
  '../messages/*/*.json',
  { import: 'default' },
);

interface CurrentTexts {
  readonly language: Language;
  readonly text: Text;
  /** The areas that were asked for so far; a change of language loads the texts of all of them. */
  readonly areas: readonly Area[];
}

const useCurrentTexts = create<CurrentTexts>(() => ({
  language: 'en',
  text: (key) => key,
  areas: ['app'],
}));

/**
 * The loaded messages, by language. They are a cache of loaded modules, to which each screen adds
 * its messages. If the messages were a state, every new screen would render the whole page again.
 */
const messages = Object.fromEntries(LANGUAGE_IDS.map((id) => [id, {}])) as Record<
  Language,
  Messages
>;
/**
 * Loads the texts of the first screen in the language of the settings, and rejects if that fails.
 * Changes the language whenever another language is chosen, and calls `onFailed` if the texts of
 * the chosen language cannot be loaded.
 */
export async function startTexts(first: readonly Area[], onFailed: () => void): Promise<void> {
  addAreas(first);
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
  addAreas(wanted);
}

/**
 * Loads the texts of the area `wordings`, and returns the templates that have words in the current
 * language: none in English.
 */
export async function loadWordings(): Promise<readonly string[]> {
  await loadTexts(['wordings']);
  const { language } = useCurrentTexts.getState();
  return Object.keys((await CATALOGUES[`../messages/${language}/wordings.json`]?.()) ?? {});
}

function addAreas(more: readonly Area[]): void {
  useCurrentTexts.setState(({ areas }) => ({ areas: [...new Set([...areas, ...more])] }));
}

/** Returns the function that gives texts. */
export function useText(): Text {
  return useCurrentTexts(({ text }) => text);
}

export function useLanguage(): Language {
  return useCurrentTexts(({ language }) => language);
}

/**
 * Returns the function that gives texts in the current language, for code outside of components.
 */
export function currentText(): Text {
  return useCurrentTexts.getState().text;
}

/** Returns the current language, for code outside of components. */
export function currentLanguage(): Language {
  return useCurrentTexts.getState().language;
}

/**
 * Changes to the language as soon as its texts are loaded, unless another language was chosen
 * meanwhile.
 */
async function changeLanguage(choice: LanguageChoice): Promise<void> {
  const language = languageOf(choice);
  let loaded: readonly Area[] = [];
  // Screens with further areas may open meanwhile.
  while (loaded !== useCurrentTexts.getState().areas) {
    loaded = useCurrentTexts.getState().areas;
    await load(language, loaded);
  }
  if (language !== languageOf(useSettings.getState().language)) return;
  document.documentElement.lang = language;
  useCurrentTexts.setState({ language, text: textOf(language, messages[language]) });
}

async function load(language: Language, wanted: readonly Area[]): Promise<void> {
  const loads = wanted.map((area) => CATALOGUES[`../messages/${language}/${area}.json`]?.());
  Object.assign(messages[language], ...(await Promise.all(loads)));
}

function languageOf(choice: LanguageChoice): Language {
  if (choice !== 'system') return choice;
  const known = Object.keys(messages);
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (wished.find((tag) => known.includes(tag)) ?? 'en') as Language;
}
