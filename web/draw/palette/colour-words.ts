// The names of the colours on the Draw screen.

import { isBlackAndWhite, type Palette } from '../../../src/puzzle/palette.ts';
import type { Text } from '../../app/texts.ts';
import { colourName, colourNames } from '../../board/view/spoken-names.ts';

/**
 * Returns the names by colour index. In colours that follow the theme, black is called ink, because
 * a dark theme draws it light.
 */
export function paintNames(text: Text, palette: Palette): readonly string[] {
  const [, ...names] = isBlackAndWhite(palette)
    ? ['', text('draw.ink')]
    : colourNames(text, palette);
  return [text('draw.background'), ...names];
}

/** Whether another colour has this name, ignoring upper and lower case. */
export function isNameTaken(text: Text, palette: Palette, colour: number, name: string): boolean {
  const wanted = name.toLowerCase();
  return palette.some(
    (each, index) => index !== colour && colourName(text, each).toLowerCase() === wanted,
  );
}
