// A colour of the palette as the drawing shows it, for style attributes.

import type { CSSProperties } from 'react';
import { isBlackAndWhite, isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';
import { patternOf } from '../../board/view/colour-patterns.ts';

export function paintStyle(palette: Palette, index: number): CSSProperties {
  if (isBlackAndWhite(palette))
    return { background: index === 0 ? 'var(--cell)' : 'var(--cell-painted)' };
  const { rgb } = palette[index];
  const pattern = index > 0 && !isMonochrome(palette) ? patternOf(index, rgb) : 'none';
  return { background: `${pattern} 0 0 / 8px 8px ${rgb}` };
}
