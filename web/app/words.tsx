// The texts of the page in the language of the person: catalogues of ICU messages, one for each area of the page. A screen
// loads those of its areas.

import { create } from 'zustand';
import type { Language } from '../../src/explain/words/languages.ts';
import type { Area } from '../messages/keys.ts';
import { type Messages, type Text, textOf } from '../messages/text-of.ts';
import { type LanguageChoice, useSettings } from './settings.ts';

export type { Text, Values } from '../messages/text-of.ts';

const CATALOGUES = import.meta.glob<Messages>('../messages/*/*.json', { import: 'default' });

interface Spoken {
  readonly language: Language;
  readonly text: Text;
}

const useSpoken = create<Spoken>(() => ({ language: 'en', text: (key) => key }));

/** What has been loaded, by language. */
const messages: Record<Language, Messages> = { en: {}, de: {} };
/** Those whose texts are there in the language that is spoken. */
const areas = new Set<Area>(['app']);

/**
 * Loads the texts of the first screen in the language of the settings, and speaks another whenever it is chosen; calls
 * `onFailed` when that one does not come.
 */
export async function startTexts(first: readonly Area[], onFailed: () => void): Promise<void> {
  for (const area of first) areas.add(area);
  useSettings.subscribe(({ language }, before) => {
    if (language !== before.language) speak(language).catch(onFailed);
  });
  await speak(useSettings.getState().language);
}

/** The texts of further areas; rejects when they do not come. */
export function loadTexts(wanted: readonly Area[]): Promise<void> {
  return inTurn(async () => {
    await load(useSpoken.getState().language, wanted);
    for (const area of wanted) areas.add(area);
  });
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

function speak(choice: LanguageChoice): Promise<void> {
  return inTurn(async () => {
    const language = languageOf(choice);
    await load(language, [...areas]);
    document.documentElement.lang = language;
    useSpoken.setState({ language, text: textOf(language, messages[language]) });
  });
}

let last: Promise<void> = Promise.resolve();

/** One after the other: a screen that comes while the language changes finds its texts in the one that is spoken then. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
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
