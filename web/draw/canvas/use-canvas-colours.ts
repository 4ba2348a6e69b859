// The colours that the canvas draws with: those of the theme, read from the style sheets, and those
// of the palette with their patterns, which are small images and load a moment later.

import { useEffect, useMemo, useState } from 'react';
import {
  BLACK_AND_WHITE,
  isBlackAndWhite,
  isMonochrome,
  type Palette,
} from '../../../src/puzzle/palette.ts';
import { useTokens } from '../../app/use-tokens.ts';
import { patternOf, readableOn } from '../../board/view/colour-patterns.ts';
import type { CanvasColours } from './scene.ts';

export function useCanvasColours(palette: Palette): CanvasColours {
  const tokens = useTokens(TOKENS);
  const patterns = usePatterns(palette);
  return useMemo(
    () => ({ ...tokens, ...coloursOf(palette, tokens), patterns }),
    [tokens, palette, patterns],
  );
}

const TOKENS = {
  bar: '--paper',
  ink: '--ink',
  soft: '--ink-soft',
  light: '--cell-hover',
  hint: '--hint',
  focus: '--focus',
  surface: '--surface',
  font: '--font',
  cell: '--cell',
  painted: '--cell-painted',
  line: '--grid-line',
  lineFive: '--grid-line-five',
  paper: '--picture-paper',
} as const;
type Tokens = Readonly<Record<keyof typeof TOKENS, string>>;

/**
 * Returns the fill of every colour, the colours of text and of grid lines that show on that fill,
 * and the highlight of the row and the column in use.
 */
function coloursOf(palette: Palette, tokens: Tokens) {
  const { cell, painted, line, lineFive, light, paper } = tokens;
  if (isBlackAndWhite(palette)) {
    return {
      paints: [cell, painted],
      inks: [painted, cell],
      thin: [line, thinned(cell, 0.22)],
      strong: [lineFive, thinned(cell, 0.6)],
      lit: light,
    };
  }
  const rgbs = palette.map(({ rgb }) => rgb);
  return {
    // A white background becomes the paper of the board, which does not glare on a dark page.
    paints: rgbs.with(0, rgbs[0] === BLACK_AND_WHITE[0].rgb ? paper : rgbs[0]),
    inks: rgbs.map(readableOn),
    thin: rgbs.map((rgb) => thinned(readableOn(rgb), 0.16)),
    strong: rgbs.map((rgb) => thinned(readableOn(rgb), 0.5)),
    lit: thinned(readableOn(rgbs[0]), 0.14),
  };
}

/**
 * Makes a colour translucent. The build shortens the digits of colours, so appending an alpha to
 * them would not work.
 */
function thinned(colour: string, share: number): string {
  return `color-mix(in srgb, ${colour} ${100 * share}%, transparent)`;
}

const NONE: readonly undefined[] = [];

function usePatterns(palette: Palette): CanvasColours['patterns'] {
  const [loaded, setLoaded] = useState<{
    readonly of: Palette;
    readonly patterns: CanvasColours['patterns'];
  }>();
  useEffect(() => {
    let isWanted = true;
    if (!isMonochrome(palette)) {
      // A colour whose pattern cannot be decoded stays plain.
      const images = palette.map(({ rgb }, i) => patternImage(i, rgb).catch(() => undefined));
      void Promise.all(images).then((patterns) => isWanted && setLoaded({ of: palette, patterns }));
    }
    return () => {
      isWanted = false;
    };
  }, [palette]);
  return loaded?.of === palette ? loaded.patterns : NONE;
}

/** The number of pixels after which the pattern repeats. */
const TILE = 8;

async function patternImage(index: number, rgb: string): Promise<CanvasPattern | undefined> {
  const css = index === 0 ? 'none' : patternOf(index, rgb);
  const address = /^url\("(.*)"\)$/.exec(css)?.[1];
  if (address === undefined) return undefined;
  const image = new Image(TILE, TILE);
  image.src = address;
  await image.decode();
  const tile = document.createElement('canvas');
  tile.width = TILE;
  tile.height = TILE;
  tile.getContext('2d')?.drawImage(image, 0, 0, TILE, TILE);
  return tile.getContext('2d')?.createPattern(tile, 'repeat') ?? undefined;
}
