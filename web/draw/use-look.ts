// The colours that the canvas draws with: those of the theme, as the style sheets have them, and of the palette with its
// patterns, which are small pictures and come a moment later.

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { BLACK_AND_WHITE, isMonochrome, type Palette } from '../../src/puzzle/palette.ts';
import { patternOf, readableOn } from '../board/patterns.ts';
import type { Look } from './scene.ts';

export function useLook(palette: Palette): Look {
  const theme = useTheme();
  const patterns = usePatterns(palette);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme decides what the style sheets say.
  const plain = useMemo(() => themeLook(palette), [palette, theme]);
  return useMemo(() => ({ ...plain, patterns }), [plain, patterns]);
}

/** Black on white goes with the theme; other colours need the ground that they were chosen for. */
export function isThemed(palette: Palette): boolean {
  const isOf = (index: number) => palette[index].rgb === BLACK_AND_WHITE[index].rgb;
  return isMonochrome(palette) && isOf(0) && isOf(1);
}

function themeLook(palette: Palette): Omit<Look, 'patterns'> {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  const themed = isThemed(palette);
  const rgbs = palette.map(({ rgb }) => rgb);
  return {
    bar: token('--paper'),
    ink: token('--ink'),
    soft: token('--ink-soft'),
    thin: themed ? token('--grid-line') : mixed(rgbs[0], 0.16),
    strong: themed ? token('--grid-line-five') : mixed(rgbs[0], 0.5),
    light: token('--cell-hover'),
    hint: token('--hint'),
    focus: token('--focus'),
    surface: token('--surface'),
    font: token('--font'),
    paints: themed ? [token('--cell'), token('--cell-painted')] : rgbs,
    inks: themed ? [token('--cell-painted'), token('--cell')] : rgbs.map(readableOn),
  };
}

/** The ink that is read on a colour, thinned. */
function mixed(rgb: string, share: number): string {
  const alpha = Math.round(share * 255).toString(16);
  return `${readableOn(rgb)}${alpha}`;
}

function useTheme(): string {
  return useSyncExternalStore(watchTheme, () => document.documentElement.dataset.theme ?? '');
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const NONE: readonly undefined[] = [];

function usePatterns(palette: Palette): Look['patterns'] {
  const [loaded, setLoaded] = useState<{
    readonly of: Palette;
    readonly patterns: Look['patterns'];
  }>();
  useEffect(() => {
    let isWanted = true;
    if (!isMonochrome(palette)) {
      void Promise.all(palette.map(({ rgb }, index) => patternImage(index, rgb))).then(
        (patterns) => isWanted && setLoaded({ of: palette, patterns }),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [palette]);
  return loaded?.of === palette ? loaded.patterns : NONE;
}

/** Pixels that the pattern repeats after. */
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
