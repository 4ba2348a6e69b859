// Reads a list of colours as a person types it: values like #d62828 or #d28, and the English names
// of common colours, with commas or blanks between them. The first colour is the background.

import {
  BACKGROUND,
  type Colour,
  MAX_COLOURS,
  makePalette,
  type Palette,
} from '../puzzle/palette.ts';
import { OFFERED_COLOURS } from './offered-colours.ts';

interface TypedPalette {
  /** Missing if something is wrong, or if there are fewer than two colours. */
  readonly palette?: Palette;
  /** The first word that is not a colour. */
  readonly wrong?: string;
  /** Whether there are too many colours. */
  readonly isTooLong?: true;
}

type Look = Pick<Colour, 'name' | 'rgb'>;

/**
 * A colour that is typed twice counts once. `most` is the most colours besides the background.
 */
export function typedPalette(typed: string, most = MAX_COLOURS): TypedPalette {
  const words = wordsOf(typed);
  const wrong = words.find((word) => lookOf(word) === undefined);
  if (wrong !== undefined) return { wrong };
  const looks = new Map(words.map(lookOf).flatMap((look) => (look ? [[look.rgb, look]] : [])));
  const [background, ...colours] = looks.values();
  if (background === undefined || colours.length === 0) return {};
  if (colours.length > most) return { isTooLong: true };
  return { palette: makePalette(background, colours) };
}

/**
 * Adds a colour to the end of a typed list, or removes it wherever the list has it. An empty list
 * begins with the background.
 */
export function withTypedColour(typed: string, { rgb }: Look): string {
  const words = wordsOf(typed.trim() === '' ? BACKGROUND.rgb : typed);
  const others = words.filter((word) => lookOf(word)?.rgb !== rgb);
  return (others.length < words.length ? others : [...words, rgb]).join(', ');
}

export function isTypedColour(typed: string, { rgb }: Look): boolean {
  return wordsOf(typed).some((word) => lookOf(word)?.rgb === rgb);
}

function wordsOf(typed: string): string[] {
  const words = typed.toLowerCase().split(/[\s,;]+/);
  return words.filter((word) => word !== '');
}

const NAMED: ReadonlyMap<string, Look> = new Map(
  [BACKGROUND, ...OFFERED_COLOURS].map(({ name, rgb }) => [name, { name, rgb }]),
);

function lookOf(word: string): Look | undefined {
  const named = NAMED.get(word.replace('gray', 'grey'));
  if (named !== undefined || !/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(word)) return named;
  const rgb = word.length === 7 ? word : `#${[...word.slice(1)].map((c) => c + c).join('')}`;
  return { name: rgb, rgb };
}
