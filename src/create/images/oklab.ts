// Describes colours by how they look: in Oklab, distances are about as large as people see them,
// and L is the lightness from 0 to 1. Source: Björn Ottosson, A perceptual color space for image
// processing (2020), the matrices of its 2021 revision.

/** Lightness, green to red, blue to yellow. */
export type Lab = readonly [number, number, number];

export const BLACK_LAB: Lab = [0, 0, 0];
export const WHITE_LAB: Lab = [1, 0, 0];

/** Red, green and blue as amounts of light, from 0 to 1. */
type Light = readonly [number, number, number];

/** Amounts of light of the 256 levels of sRGB: IEC 61966-2-1. */
export const LIGHT_OF_LEVEL: Float64Array = Float64Array.from({ length: 256 }, (_, level) => {
  const part = level / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

export function labOfLight([red, green, blue]: Light): Lab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns `#rrggbb`; values outside the range of sRGB are clipped. */
export function rgbOfLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const light = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${light.map((part) => levelOf(part).toString(16).padStart(2, '0')).join('')}`;
}

function levelOf(light: number): number {
  const part = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, part)));
}

export function labOfRgb(rgb: string): Lab {
  const light = (at: number): number => LIGHT_OF_LEVEL[Number.parseInt(rgb.slice(at, at + 2), 16)];
  return labOfLight([light(1), light(3), light(5)]);
}

export function squaredDistance([l, a, b]: Lab, [m, c, d]: Lab): number {
  return (l - m) ** 2 + (a - c) ** 2 + (b - d) ** 2;
}

/** Takes at least one colour. */
export function meanLab(colours: readonly Lab[]): Lab {
  const sum = [0, 0, 0];
  for (const colour of colours) for (let i = 0; i < 3; i++) sum[i] += colour[i];
  return [sum[0] / colours.length, sum[1] / colours.length, sum[2] / colours.length];
}

/** Returns the index of the nearest colour in `colours`. */
export function nearest(colour: Lab, colours: readonly Lab[]): number {
  let best = 0;
  for (let i = 1; i < colours.length; i++) {
    if (squaredDistance(colour, colours[i]) < squaredDistance(colour, colours[best])) best = i;
  }
  return best;
}
