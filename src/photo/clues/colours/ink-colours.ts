// Tells the colours of numbers by their ink. Inks are told apart by their hues, which thin strokes
// show as well as bold ones, and inks of one hue by their strength. Greys are one colour: numbers
// that are done are greyed. Cost: a few looks at each digit.

import { type Lab, meanLab } from '../../../create/images/oklab.ts';
import {
  areApart,
  type ColourPoint,
  clearGroups,
  type Grouping,
  meanPoint,
  nearestGroup,
  pointDistance,
} from './colour-groups.ts';
import type { DigitInk } from './digit-colour.ts';
import { twoKinds } from './two-kinds.ts';

interface InkColours {
  readonly labs: readonly Lab[];
  /** The number of the colour of each digit. */
  readonly colours: readonly number[];
  readonly areAlike: boolean;
  /** Whether some numbers are taken for done because they are grey, and paler than others. */
  readonly haveDone: boolean;
}

/**
 * Hues of one ink differ by 0.006 in a screenshot and by 0.1 in a JPEG. Compression gathers them in
 * heaps, so half of them must be near as well.
 */
const HUES: Grouping = {
  reaches: [0.015, 0.03, 0.06, 0.12, 0.24],
  apart: [
    { times: 4, share: 0.95 },
    { times: 8, share: 0.5 },
  ],
};
/**
 * An ink is neutral if its hue is so near to that of black, which takes all colours alike; a dark
 * brown (#4e342e) is 0.07 away.
 */
const NEUTRAL = 0.045;
const BLACK_HUE: ColourPoint = [Math.sqrt(1 / 3), Math.sqrt(1 / 3), Math.sqrt(1 / 3)];
/**
 * A pale ink is grey if its chroma would be no larger with strokes of full strength, as black has
 * it: a grey may be warm, or the paper may be. That of numbers done in this app is 0.034, that of
 * brown (#6d4c41) 0.042.
 */
const GREY = 0.038;
const FULL_STRENGTH = Math.sqrt(3);
/** An ink of no larger chroma is that of all numbers where the others are pale and grey. */
const NEARLY_GREY = 0.05;
/** An ink that is done has this share of the strength of others at most. */
const PALER = 0.7;
/** How much stronger the weakest of the strong inks is than the strongest of the pale ones. */
const GAP = 1.3;
/** A colour of its own has this share of the digits. */
const LEAST_SHARE = 0.02;

interface Family {
  readonly inks: readonly DigitInk[];
  readonly lab: Lab;
  readonly strength: number;
}

export function inkColours(inks: readonly DigitInk[]): InkColours {
  const hues = inks.map(({ hue }) => hue);
  const groups = clearGroups(hues, HUES);
  const byHue = familiesOf(inks, groups.means);
  const strongest = Math.max(...byHue.map(({ strength }) => strength));
  const greys = byHue.filter((family) => isGrey(family, strongest));
  const others = byHue.filter((family) => !isGrey(family, strongest));
  const isOneInk =
    others.length === 1 &&
    others.every(({ lab }) => chromaOf(lab) <= NEARLY_GREY) &&
    greys.every((family) => isPale(family, strongest));
  const shades = others.flatMap((family) => byStrength(family, inks.length));
  const families = isOneInk ? [familyOf(inks)] : largestFirst(greys, shades);
  const colourOf = new Map(families.flatMap(({ inks: own }, i) => own.map((ink) => [ink, i])));
  return {
    labs: families.map(({ lab }) => lab),
    colours: inks.map((ink) => colourOf.get(ink) ?? 0),
    areAlike:
      groups.strays > 1 ||
      !areApart(hues, groups.means, HUES) ||
      greys.some((family) => areTwoHues(family, true)) ||
      others.some((family) => areTwoHues(family, false)) ||
      shades.some(areTwoShades),
    haveDone:
      (isOneInk && greys.length + shades.length > 1) ||
      greys.length > 1 ||
      greys.some(areTwoShades),
  };
}

/** Returns the inks by the nearest of some hues. */
function familiesOf(inks: readonly DigitInk[], means: readonly ColourPoint[]): Family[] {
  const families = means.map((): DigitInk[] => []);
  for (const ink of inks) families[nearestGroup(ink.hue, means)].push(ink);
  return families.filter((own) => own.length > 0).map(familyOf);
}

/** Greys are one colour. */
function largestFirst(greys: readonly Family[], shades: readonly Family[]): readonly Family[] {
  const grey = greys.flatMap(({ inks }) => inks);
  return [...(grey.length === 0 ? [] : [familyOf(grey)]), ...shades].sort(
    (a, b) => b.inks.length - a.inks.length,
  );
}

/** The strongest half of the inks shows the colour best. */
function familyOf(inks: readonly DigitInk[]): Family {
  const sorted = [...inks].sort((a, b) => b.strength - a.strength);
  const strong = sorted.slice(0, Math.ceil(sorted.length / 2));
  const [{ strength }] = strong.slice(-1);
  return { inks, lab: meanLab(strong.map(({ colour }) => colour)), strength };
}

function isGrey(family: Family, strongest: number): boolean {
  const hue = meanPoint(family.inks.map((ink) => ink.hue));
  if (pointDistance(hue, BLACK_HUE) <= NEUTRAL) return true;
  return isPale(family, strongest) && chromaOf(family.lab) * FULL_STRENGTH <= GREY * strongest;
}

function isPale({ strength }: Family, strongest: number): boolean {
  return strength <= PALER * strongest;
}

function chromaOf([, a, b]: Lab): number {
  return Math.hypot(a, b);
}

/** Splits inks of one hue where some are clearly paler than the others, into shades. */
function byStrength(family: Family, digits: number): Family[] {
  const sorted = [...family.inks].sort((a, b) => b.strength - a.strength);
  const least = Math.max(2, LEAST_SHARE * digits);
  const at = sorted.findIndex(
    ({ strength }, i) =>
      i >= least && i <= sorted.length - least && sorted[i - 1].strength > GAP * strength,
  );
  if (at < 0) return [family];
  const [strong, pale] = [familyOf(sorted.slice(0, at)), familyOf(sorted.slice(at))];
  if (pale.strength > PALER * strong.strength) return [family];
  return [strong, ...byStrength(pale, digits)];
}

/** The share of the digits that each of two kinds has, at least. */
const KINDS_SHARE = 0.1;
/**
 * Two hues that were taken for one differ by so much, and by so many widths of either. Hues that
 * are no greys and differ by more are two in any case.
 */
const HUES_APART = 0.02;
const HUES_RATIO = 2.6;
const FAR_APART = 0.055;

function areTwoHues(family: Family, isNeutral: boolean): boolean {
  const { apart, ratio, share } = twoKinds(family.inks.map(({ hue }): ColourPoint => hue));
  if (share < KINDS_SHARE) return false;
  if (!isNeutral && apart >= FAR_APART) return true;
  return apart >= HUES_APART && ratio >= HUES_RATIO;
}

/** Two shades that were taken for one differ by so much, and by so many widths of either. */
const SHADES_APART = 0.1;
const SHADES_RATIO = 6;

/** A 1 is stronger than other digits where strokes are thin, so that narrow ones are left out. */
function areTwoShades(family: Family): boolean {
  const wide = family.inks.filter(({ isNarrow }) => !isNarrow);
  if (wide.length === 0) return false;
  const strengths = wide.map(({ strength }): ColourPoint => [strength, 0, 0]);
  const { apart, ratio, share } = twoKinds(strengths);
  return share >= KINDS_SHARE && apart >= SHADES_APART && ratio >= SHADES_RATIO;
}
