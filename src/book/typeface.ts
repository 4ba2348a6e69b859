// The typeface of a book: how wide its texts are, and which characters it lacks.

import { create, type OpenedFont } from 'fontkit';

/** Static TrueType fonts, which every PDF embeds in part. */
export interface BookFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

export interface Typeface {
  /** Return the width of a text in font sizes. */
  readonly plainWidth: (text: string) => number;
  readonly boldWidth: (text: string) => number;
  /** Returns the different characters of a text that neither face can show. */
  readonly lackingIn: (text: string) => readonly string[];
}

export function openTypeface({ regular, bold }: BookFonts): Typeface {
  const [plain, strong] = [create(regular), create(bold)];
  return {
    plainWidth: measuring(plain),
    boldWidth: measuring(strong),
    lackingIn: (text) => {
      const lacks = (character: string): boolean => {
        const code = character.codePointAt(0) ?? 0;
        return !plain.hasGlyphForCodePoint(code) || !strong.hasGlyphForCodePoint(code);
      };
      return [...new Set(text)].filter(lacks);
    },
  };
}

/** Remembers the widths, because clues have the same few numbers over and over. */
function measuring(font: OpenedFont): (text: string) => number {
  const widths = new Map<string, number>();
  return (text) => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const width = font.layout(text).advanceWidth / font.unitsPerEm;
    widths.set(text, width);
    return width;
  };
}
