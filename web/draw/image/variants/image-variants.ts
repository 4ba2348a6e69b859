// Says which variants of a picture are shown side by side: the same part of the image in other
// styles, thresholds and numbers of colours, or, in a fixed palette, in other lights. There are
// more variants than are shown, because some of them may give the same picture.

import { type ImageChoice, styleOf, stylesFor } from '../choice/image-choice.ts';

/** The choices in which a variant differs from others. */
export type ImageVariant = Partial<
  Pick<ImageChoice, 'style' | 'colours' | 'threshold' | 'invert' | 'brightness' | 'contrast'>
>;

/** How many variants are shown. */
export const SHOWN_VARIANTS = 6;

/**
 * Returns variants, the ones to be preferred first. They depend on the part, the size and the
 * palette of a choice, and not on what variants differ in. `found` is the threshold, from 0 to 100,
 * that is found automatically for the first variant.
 */
export function imageVariants(choice: ImageChoice, found: number): readonly ImageVariant[] {
  if (choice.isCellByCell) return [];
  if (choice.colourSource !== 'image') return LIGHTS.map((light) => ({ ...light }));
  const one = { colours: 1, threshold: 'auto', invert: false } as const;
  const styles = stylesFor({ ...choice, colours: 1 }).map((style) => ({ ...one, style }));
  const [first, ...others] = styles;
  const inColours = (colours: number) => ({ style: first.style, colours });
  const shifted = (by: number) => ({ ...first, threshold: between(found + by) });
  return [
    ...[first, ...others, inColours(3), shifted(-STEP), shifted(STEP)],
    ...[inColours(5), inColours(2), { ...first, invert: true }],
    ...[shifted(-2 * STEP), shifted(2 * STEP), inColours(8)],
  ];
}

/** The step between thresholds. */
const STEP = 12;

function between(threshold: number): number {
  return Math.min(100, Math.max(0, threshold));
}

const LIGHTS: readonly ImageVariant[] = [
  { brightness: 100, contrast: 100 },
  { brightness: 75, contrast: 100 },
  { brightness: 140, contrast: 100 },
  { brightness: 100, contrast: 160 },
  { brightness: 130, contrast: 150 },
  { brightness: 80, contrast: 150 },
  { brightness: 100, contrast: 60 },
  { brightness: 180, contrast: 120 },
  { brightness: 50, contrast: 100 },
];

export function withVariant(choice: ImageChoice, variant: ImageVariant): ImageChoice {
  return { ...choice, ...variant };
}

export function hasVariant(choice: ImageChoice, variant: ImageVariant): boolean {
  const own: ImageVariant = choice;
  return (Object.keys(variant) as (keyof ImageVariant)[]).every((key) => own[key] === variant[key]);
}

/** Whether both choices have the same variants. */
export function haveSameVariants(a: ImageChoice, b: ImageChoice): boolean {
  return JSON.stringify(basisOf(a)) === JSON.stringify(basisOf(b));
}

/** Returns what the variants of a choice do not replace. */
function basisOf(choice: ImageChoice) {
  const { crop, width, height, isCellByCell, colourSource, typedColours } = choice;
  const basis = { crop, width, height, isCellByCell, colourSource };
  const { brightness, contrast, dither } = choice;
  if (colourSource === 'image') return { ...basis, brightness, contrast, dither };
  const style = styleOf(choice);
  return colourSource === 'list' ? { ...basis, style, typedColours } : { ...basis, style };
}
