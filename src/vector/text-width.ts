// Estimates the width of a text without a font at hand, and shortens texts. The estimate is hardly
// ever less than the width in Helvetica or Arial. This keeps texts apart and inside margins, on
// paper and on the screen.

/** Returns the width in font sizes. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

/**
 * Returns the text if it fits in `width` font sizes. Otherwise returns as much of its beginning as
 * fits together with an ellipsis, or nothing where the ellipsis alone does not fit.
 */
export function fitText(text: string, width: number, widthOf = textWidth): string {
  if (widthOf(text) <= width) return text;
  if (widthOf('…') > width) return '';
  let fitting = '';
  for (const character of text) {
    if (widthOf(`${fitting}${character}…`) > width) break;
    fitting += character;
  }
  return `${fitting.trimEnd()}…`;
}

/** Estimates the width in the bold face, which is wider than the regular face. */
function characterWidth(character: string): number {
  if (/[ijl.,:;'|!·]/.test(character)) return 0.34;
  if (/[0-9]/.test(character)) return 0.56;
  if (/[Ǆ-ǌǱ-ǳ]/.test(character)) return 1.4;
  if (/[mwMW@%…ÆæǢǣǼǽĲŒœŴ¼½¾]/.test(character)) return 1;
  if (/[ -~]/.test(character)) return /[A-Z&]/.test(character) ? 0.78 : 0.62;
  return character < '\u0250' ? 0.8 : 1.1;
}
