import { expect, it } from 'vitest';
import { textWidth } from './text-width.ts';

/**
 * Widths in thousandths of the font size. Source: Adobe's font metrics of Helvetica Bold. Helvetica
 * lacks the characters from Ǆ to ǳ, which are as wide as their two letters.
 */
const HELVETICA_BOLD: readonly (readonly [characters: string, width: number])[] = [
  ['ǄǱ', 1333],
  ['Ǌ', 1278],
  ['ǅǲ', 1222],
  ['Ǉ', 1167],
  ['ǆǳ', 1111],
  ['ǋ', 1000],
  ['ǈǌ', 889],
  ['ǉ', 556],
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
