import { expect, it } from 'vitest';
import { textWidth } from './text-width.ts';

/** Widths in thousandths of the font size. Source: Adobe's font metrics of Helvetica Bold. */
const HELVETICA_BOLD: readonly (readonly [characters: string, width: number])[] = [
  ['ÆŒ', 1000],
  ['œŴ', 944],
  ['æ', 889],
  ['¼½¾', 834],
  ['ÖØOQG', 778],
  ['ÄÜÇÑ&', 722],
  ['ßöüøñbdg', 611],
  ['äéçÿ0$', 556],
];

it.each(HELVETICA_BOLD)('the width of each of %s is at least %i', (characters, width) => {
  for (const character of characters)
    expect(textWidth(character)).toBeGreaterThanOrEqual(width / 1000);
});
