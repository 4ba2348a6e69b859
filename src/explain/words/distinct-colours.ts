// Names the colours of a puzzle so that all names differ. Colours that would have the same name get
// a finer one by their looks: the name of the next hue, an addition of it (yellow-green), or their
// brightness (dark red). Letters tell apart only those that look too much alike. The words come
// from the catalogue of the caller.

import type { Colour } from '../../puzzle/palette.ts';
import { type Brightness, LEVELS, levelsOf, PLAIN_LEVEL } from './colour-levels.ts';
import {
  brightnessOf,
  hueOf,
  isNamedColour,
  isOwnName,
  type NamedColour,
  nameOfShade,
  plainName,
} from './colour-names.ts';

/** The keys of what a catalogue says about colours. */
type ColourKey = NamedColour | Exclude<Brightness, 'plain'> | 'toward' | 'twin';

/** Formats a message of a catalogue. */
export type SayColour = (key: ColourKey, values: Readonly<Record<string, string>>) => string;

/** Names of hues in the order of their degrees, and the degrees that are typical of each. */
const HUES = { red: 0, orange: 30, yellow: 54, green: 120, blue: 220, purple: 285, pink: 330 };
type Hue = keyof typeof HUES;
const HUE_NAMES = Object.keys(HUES) as Hue[];

/** The greatest difference in brightness at which two colours are told apart by their hues. */
const ALIKE = 0.1;
/** The least difference in degrees between hues that get different names. */
const OTHER_HUE = 15;
/** How many degrees a hue may be from one that has another name. */
const NEARBY = 6;

interface Named {
  readonly colour: Colour;
  readonly name: NamedColour;
  /** Index into LEVELS. */
  readonly level: number;
  readonly toward?: Hue;
}

/**
 * Returns the names of the colours, which are those of a palette without its background. None of
 * them is `background`, the word for the background.
 */
export function distinctNames(
  colours: readonly Colour[],
  background: string,
  say: SayColour,
): readonly string[] {
  const named = withFinerNames(colours.flatMap(namedOf));
  const texts = colours.map((colour) => {
    const own = named.find((each) => each.colour === colour);
    return own === undefined ? colour.name : textOf(own, say);
  });
  return withLetters([background, ...texts], colours, say).slice(1);
}

/** Light blue is blue of another level, so that no blue is called dark light blue. */
function namedOf(colour: Colour): readonly Named[] {
  const name = plainName(colour);
  if (!isNamedColour(name)) return [];
  return name === 'light-blue'
    ? [{ colour, name: 'blue', level: PLAIN_LEVEL + 1 }]
    : [{ colour, name, level: PLAIN_LEVEL }];
}

function withFinerNames(named: readonly Named[]): readonly Named[] {
  const spread = named.reduce(withNearbyName, named);
  const names = [...new Set(spread.map(({ name }) => name))];
  return names.flatMap((name) => unlike(spread.filter((each) => each.name === name)));
}

/**
 * Gives a colour at the edge of its hue the name of the next hue if that name is free. A name that
 * somebody gave to the colour stays.
 */
function withNearbyName(all: readonly Named[], { colour, level }: Named): readonly Named[] {
  const { rgb } = colour;
  const own = all.find((each) => each.colour === colour);
  const hasTwin = all.some((each) => each !== own && own !== undefined && isTwin(each, own));
  if (!hasTwin || isOwnName(colour.name) || level !== PLAIN_LEVEL) return all;
  const next = [-NEARBY, NEARBY]
    .map((turn) => nameOfShade(rgb, turn))
    .find((name) => name !== 'light-blue' && all.every((each) => each.name !== name));
  if (next === undefined) return all;
  return all.map((each) => (each === own ? { ...each, name: next } : each));
}

function isTwin(a: Named, b: Named): boolean {
  return a.name === b.name && a.level === b.level;
}

/** Returns colours of one name with additions, if any two of them would have the same name. */
function unlike(family: readonly Named[]): readonly Named[] {
  const hasTwins = family.some((one, i) => family.slice(0, i).some((other) => isTwin(one, other)));
  if (!hasTwins) return family;
  const [{ name }] = family;
  const shades = family.map(({ colour }) => colour.rgb);
  const levels = levelsOf(name, shades);
  return byHue(family) ?? family.map((each, i) => ({ ...each, level: levels[i] }));
}

/**
 * Names the less typical of two colours after the next hue, too. Returns undefined if there are
 * more than two, or if they differ more in brightness.
 */
function byHue(family: readonly Named[]): readonly Named[] | undefined {
  const at = (HUE_NAMES as readonly NamedColour[]).indexOf(family[0].name);
  const [a, b] = family.map(({ colour }) => brightnessOf(colour.rgb));
  if (at < 0 || family.length > 2 || Math.abs(a - b) > ALIKE) return undefined;
  const typical = HUES[HUE_NAMES[at]];
  const turns = family.map(({ colour }) => ((hueOf(colour.rgb) - typical + 540) % 360) - 180);
  if (Math.abs(turns[0] - turns[1]) < OTHER_HUE) return undefined;
  const far = Math.abs(turns[0]) > Math.abs(turns[1]) ? 0 : 1;
  const count = HUE_NAMES.length;
  const toward = HUE_NAMES[(at + Math.sign(turns[far]) + count) % count];
  return family.with(far, { ...family[far], level: PLAIN_LEVEL, toward });
}

function textOf({ name, level, toward }: Named, say: SayColour): string {
  const colour = say(name, {});
  const key = LEVELS[level];
  const second = colour.toLowerCase();
  if (toward !== undefined) return say('toward', { hue: say(toward, {}), colour: second });
  return key === 'plain' ? colour : say(key, { colour: second });
}

/**
 * Adds the symbols of colours whose names are the same, again if that makes another name twice. The
 * first name, that of the background, stays as it is.
 */
function withLetters(
  texts: readonly string[],
  colours: readonly Colour[],
  say: SayColour,
): readonly string[] {
  const keys = texts.map((text) => text.toLowerCase());
  if (new Set(keys).size === keys.length) return texts;
  const next = texts.map((colour, i) => {
    const isAlone = keys.indexOf(keys[i]) === keys.lastIndexOf(keys[i]);
    return i === 0 || isAlone ? colour : say('twin', { colour, symbol: colours[i - 1].symbol });
  });
  return withLetters(next, colours, say);
}
