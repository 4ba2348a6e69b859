// Patterns that tell the colours of a puzzle apart for people who cannot see the difference. Every
// colour but the background and the first has a pattern, drawn over the colour in black or white,
// whichever has more contrast; so has a first colour that is as light as paper. Patterns are small
// images for style sheets.

import type { Palette } from '../../../src/puzzle/palette.ts';
import { isFaint } from '../../../src/vector/ink.ts';
import { luminanceOf } from '../../../src/vector/luminance.ts';

/**
 * Shapes in a square of 8 by 8, which is repeated. Class `f` is filled, all else is drawn with a
 * line.
 */
const SHAPES: readonly string[] = [
  '',
  '<path d="M-2 10 10-2M-2 2 2-2M6 10 10 6"/>',
  '<circle class="f" cx="4" cy="4" r="1.4"/>',
  '<path d="M0 4h8"/>',
  '<path d="M-2-2 10 10M-2 6 2 10M6-2 10 2"/>',
  '<path d="M4 0v8"/>',
  '<path d="M0 0 8 8M8 0 0 8"/>',
  '<path d="M0 4h8M4 0v8"/>',
  '<circle cx="4" cy="4" r="2.4"/>',
  '<path d="M0 6 4 2 8 6"/>',
  '<path class="f" d="M4 1.5 6.5 4 4 6.5 1.5 4Z"/>',
  '<path class="f" d="M0 0h4v4H0zM4 4h4v4H4z"/>',
  '<path d="M2 4h4M4 2v4"/>',
  '<path d="M2 0 6 4 2 8"/>',
  '<path class="f" d="M1.5 6.5 4 1.5 6.5 6.5Z"/>',
  '<path d="M2 2h4v4H2z"/>',
  '<path d="M0 2c2 0 2 4 4 4s2-4 4-4"/>',
  '<path d="M2 2 6 6M6 2 2 6"/>',
  '<path d="M0 2h8M0 6h8"/>',
  '<path d="M2 0v8M6 0v8"/>',
  '<circle class="f" cx="2" cy="2" r="1"/><circle class="f" cx="6" cy="6" r="1"/>',
  '<path d="M1 4h6"/>',
  '<path d="M4 1v6"/>',
  '<path d="M1 7 7 1"/>',
  '<path d="M1 1 7 7"/>',
  '<path class="f" d="M1.5 1.5h5L4 6.5Z"/>',
];

/** The shape of a first colour that would be lost on paper. */
const FAINT = '<path d="M1 3V1H3M7 5V7H5"/>';

/**
 * Returns the background image for colour `index` in a style sheet; `none` for the plain colour.
 */
export function patternOf(index: number, rgb: string): string {
  const shape = index === 1 && isFaint(rgb) ? FAINT : SHAPES[(index - 1) % SHAPES.length];
  if (shape === '') return 'none';
  const ink = readableOn(rgb);
  const style = `path,circle{fill:none;stroke:${ink};stroke-width:1.1}.f{fill:${ink};stroke:none}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" opacity=".42"><style>${style}</style>${shape}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/**
 * Returns black or white, whichever has more contrast on the colour. The contrast is never less
 * than 4.5.
 */
export function readableOn(rgb: string): '#000000' | '#ffffff' {
  return luminanceOf(rgb) > 0.179 ? '#000000' : '#ffffff';
}

/**
 * Returns custom properties for a style sheet: `--paper-colour` for the background, and
 * `--colour-1`, `--ink-1`, `--pattern-1` and so on.
 */
export function coloursAsStyle(palette: Palette): Readonly<Record<string, string>> {
  return Object.fromEntries(
    palette.flatMap(({ rgb }, index) =>
      index === 0
        ? [['--paper-colour', rgb]]
        : [
            [`--colour-${index}`, rgb],
            [`--ink-${index}`, readableOn(rgb)],
            [`--pattern-${index}`, patternOf(index, rgb)],
          ],
    ),
  );
}
