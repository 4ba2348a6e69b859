// The titles of the built-in puzzles by id, in the language of the page. They are loaded for
// somebody who may see one.

import { titleLoaders } from 'virtual:built-in';
import { currentLanguage } from '../app/texts.ts';

export type Titles = Readonly<Record<string, string>>;

export const NO_TITLES: Titles = {};

/** Returns no titles if they cannot be loaded, because a puzzle also has a number. */
export async function loadTitles(language = currentLanguage()): Promise<Titles> {
  try {
    return (await titleLoaders[language]()).default;
  } catch {
    return NO_TITLES;
  }
}
