// How light a colour is.

/** Returns the relative luminance of `#rrggbb` as WCAG defines it, 0 to 1. */
export function luminanceOf(rgb: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(rgb.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
