// A key of a single letter or sign as the page names it.

import { useSettings } from './settings.ts';

/** Returns the key, or undefined while such keys are switched off. */
export function useLetterKey(key: string): string | undefined {
  const hasLetters = useSettings(({ letterKeys }) => letterKeys);
  return hasLetters ? key : undefined;
}
