// The rows of the photo bench: kinds of pages, and how many of each there are.

import { pick } from '../../makers/digit-reader/chance.ts';
import type { Random } from '../../src/engine/random.ts';
import { DARK, type PageStyle } from './drawing/page-style.ts';
import type { PageEffects } from './page-effects.ts';

export interface PageRow {
  readonly name: string;
  readonly pages: number;
  /** The sides of the puzzles, which take turns. */
  readonly sides: readonly number[];
  readonly isColoured?: boolean;
  /** Whether each page holds two puzzles. */
  readonly isDouble?: boolean;
  /** Returns what differs from the plain style. */
  readonly style: (random: Random) => Partial<PageStyle>;
  readonly effects?: (random: Random) => Partial<PageEffects>;
}

const ALL_SIDES = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50];
const USUAL_SIDES = [10, 15, 20, 25, 30];
const COLOUR_SIDES = [15, 20, 25, 30, 35];

/** Returns what varies on all pages: lines and the size of numbers. */
function varied(random: Random): Partial<PageStyle> {
  const usual = 1;
  return {
    fontSize: 0.52 + 0.18 * random.real(),
    clueLines: pick(random, ['none', 'lines', 'cells'] as const),
    lines: { usual, fifth: pick(random, [1, 2, 2, 3]), border: pick(random, [1, 2, 3]) },
    hasZeros: random.below(2) === 0,
  };
}

function screenshot(cell: number): PageRow {
  const style = (random: Random) => ({ cell, ...varied(random) });
  return { name: `screenshot, ${cell} px`, pages: 60, sides: ALL_SIDES, style };
}

/** A camera without anything special: a little blur and noise, light that is not quite even. */
function camera(random: Random): Partial<PageEffects> {
  return {
    towards: 360 * random.real(),
    blur: 0.5 + 0.4 * random.real(),
    noise: 3 + 3 * random.real(),
    gradient: 0.25 * random.real(),
    quality: 70 + random.below(20),
  };
}

function photo(name: string, special: (random: Random) => Partial<PageEffects>): PageRow {
  return {
    name: `photo, ${name}`,
    pages: 50,
    sides: ALL_SIDES,
    style: (random) => ({ cell: 28 + random.below(9), ...varied(random) }),
    effects: (random) => ({ ...camera(random), ...special(random) }),
  };
}

/** Returns an angle between 60 % of the given one and all of it, either way. */
function angle(random: Random, most: number): number {
  return pick(random, [-1, 1]) * most * (0.6 + 0.4 * random.real());
}

function layout(name: string, special: (random: Random) => Partial<PageStyle>): PageRow {
  return {
    name: `layout, ${name}`,
    pages: 30,
    sides: USUAL_SIDES,
    style: (random) => ({ cell: 24 + random.below(9), ...varied(random), ...special(random) }),
  };
}

function coloured(row: PageRow): PageRow {
  return { ...row, sides: COLOUR_SIDES, isColoured: true };
}

export const PAGE_ROWS: readonly PageRow[] = [
  ...[28, 20, 16].map(screenshot),
  photo('3°', (random) => ({ turn: angle(random, 3) })),
  photo('8°', (random) => ({ turn: angle(random, 8) })),
  photo('10°, keystone 5 %', (random) => ({ turn: angle(random, 10), keystone: 0.05 })),
  photo('keystone 10 %', (random) => ({ turn: angle(random, 3), keystone: 0.1 })),
  photo('15°', (random) => ({ turn: angle(random, 15) })),
  photo('perspective 15°', (random) => ({ turn: angle(random, 3), keystone: 0.17 })),
  photo('shadow', (random) => ({ turn: angle(random, 3), shadow: 0.35 + 0.2 * random.real() })),
  photo('curl', (random) => ({ turn: angle(random, 2), curl: 0.02 + 0.02 * random.real() })),
  photo('strong blur', (random) => ({ turn: angle(random, 3), blur: 1.6, quality: 60 })),
  photo('low quality', (random) => ({ turn: angle(random, 3), noise: 12, quality: 40 })),
  photo('turned by 90°', (random) => ({ turn: angle(random, 3), quarters: pick(random, [1, 3]) })),
  photo('upside down', (random) => ({ turn: angle(random, 3), quarters: 2 })),
  layout('clues right and below', () => ({ sides: 'right and bottom' })),
  layout('no lines at the clues', () => ({ clueLines: 'none' })),
  layout('lines through the clues', () => ({ clueLines: 'lines' })),
  layout('cells for clues', () => ({ clueLines: 'cells' })),
  layout('numbers close together', (random) => ({
    spacing: 'close',
    clueLines: pick(random, ['none', 'lines'] as const),
  })),
  layout('thick fifth lines', () => ({ lines: { usual: 1, fifth: 3, border: 4 } })),
  layout('no thick lines', () => ({ lines: { usual: 1, fifth: 1, border: 1 } })),
  layout('square boxes', () => ({ box: 'square', clueLines: 'none' })),
  layout('round boxes', () => ({ box: 'round', clueLines: 'none' })),
  layout('shaded clues', () => ({ shade: 'all' })),
  layout('alternate shades', () => ({ shade: 'alternate', spacing: 'close', clueLines: 'none' })),
  layout('magazine', () => ({ hasText: true })),
  layout('struck-through numbers', () => ({ finished: 'struck', marked: 0.3 })),
  layout('greyed numbers', () => ({ finished: 'grey', marked: 0.3 })),
  layout('marks with crosses', () => ({ marked: 0.5 })),
  layout('marks with dots', () => ({ marked: 0.5, cross: 'dot' })),
  layout('dark theme', () => ({ theme: DARK })),
  layout('dark theme, round boxes', () => ({ theme: DARK, box: 'round', clueLines: 'none' })),
  layout('dark theme, marks', () => ({ theme: DARK, marked: 0.5 })),
  { ...layout('two puzzles', () => ({})), isDouble: true, sides: [10, 15, 20] },
  coloured(layout('coloured numbers', () => ({ colouring: 'numbers' }))),
  coloured(layout('coloured cells', () => ({ colouring: 'cells', box: 'none' }))),
];
