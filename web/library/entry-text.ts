// Texts of the library about a puzzle, in the language of the person.

import type { Text } from '../app/texts.ts';
import { type Entry, type PlayedEntry, percentOf } from './entry.ts';

export function sizeText({ width, height }: Pick<Entry, 'width' | 'height'>): string {
  return `${width}×${height}`;
}

export function coloursText({ colours }: Entry, text: Text): string {
  return colours === 1 ? text('library.colours.mono') : text('library.colours.many', { colours });
}

export function stateText({ state, solvedBy, save }: PlayedEntry, text: Text): string {
  if (solvedBy !== undefined) return text(`library.state.${solvedBy}`);
  if (state !== 'started' || save === undefined) return text(`library.state.${state}`);
  return text('library.state.percent', { share: percentOf(save) / 100 });
}

export function difficultyText({ difficulty, atLeast }: Entry, text: Text): string {
  if (atLeast !== undefined) return text('library.difficulty.least', { label: atLeast });
  return text(`library.difficulty.${difficulty ?? 'unrated'}`);
}
