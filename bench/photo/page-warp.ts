// Warps a page as a camera sees it: turned, seen from the side, and bent. Each pixel of the photo
// asks where on the page it lies, so places are found both ways; the bend keeps x, so that it is
// undone exactly. Cost: one bilinear sample a pixel of the photo.

import type { Image } from '../../src/create/images/image-samples.ts';
import type { Rgb } from './drawing/page-canvas.ts';
import type { PagePlace } from './drawing/page-places.ts';

export interface Warp {
  /** Degrees, clockwise. */
  readonly turn: number;
  /** How much shorter the far side is than the near one, as a share. */
  readonly keystone: number;
  /** The direction of the far side in degrees: 0 for above, 90 for the right. */
  readonly towards: number;
  /** How far the middle of the page is bent, as a share of its height. */
  readonly curl: number;
}

export interface WarpedPage {
  readonly image: Image;
  /** Returns where a place of the page is in the photo. */
  readonly placeOf: (place: PagePlace) => PagePlace;
}

/** The room around the page in the photo, as a share of its size. */
const AROUND = 0.03;

export function warpPage(page: Image, warp: Warp, desk: Rgb): WarpedPage {
  const map = mapOf(page, warp);
  const edges = edgesOf(page).map(map.forward);
  const left = Math.min(...edges.map(({ x }) => x)) - AROUND * page.width;
  const top = Math.min(...edges.map(({ y }) => y)) - AROUND * page.height;
  const width = Math.ceil(Math.max(...edges.map(({ x }) => x)) + AROUND * page.width - left);
  const height = Math.ceil(Math.max(...edges.map(({ y }) => y)) + AROUND * page.height - top);
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = map.back({ x: x + 0.5 + left, y: y + 0.5 + top });
      sample({ page, desk, data, at: 4 * (y * width + x) }, from);
    }
  }
  const placeOf = (place: PagePlace): PagePlace => {
    const { x, y } = map.forward(place);
    return { x: x - left, y: y - top };
  };
  return { image: { width, height, data }, placeOf };
}

/** Both ways between page and photo. */
interface WarpMap {
  readonly forward: (place: PagePlace) => PagePlace;
  readonly back: (place: PagePlace) => PagePlace;
}

/**
 * Returns the map of a page onto its photo. What is in the middle keeps its size; depth grows
 * evenly towards the far side, from 1 - g to 1 + g where the sides are as (1 - g) to (1 + g).
 */
function mapOf({ width, height }: Image, { turn, keystone, towards, curl }: Warp): WarpMap {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const angle = (towards * Math.PI) / 180;
  const g = keystone / (2 - keystone);
  const reach = (Math.abs(Math.sin(angle)) * width + Math.abs(Math.cos(angle)) * height) / 2;
  const [p, q] = [(g * Math.sin(angle)) / reach, (-g * Math.cos(angle)) / reach];
  const bend = (x: number): number => curl * height * (Math.sin((Math.PI * x) / width) - 0.5);
  return {
    forward: (place) => {
      const x = place.x - width / 2;
      const y = place.y + bend(place.x) - height / 2;
      const depth = 1 + p * x + q * y;
      return { x: (cos * x - sin * y) / depth, y: (sin * x + cos * y) / depth };
    },
    back: ({ x: u, y: v }) => {
      const [a, b] = [cos * u + sin * v, cos * v - sin * u];
      const depth = 1 / (1 - p * a - q * b);
      const x = a * depth + width / 2;
      return { x, y: b * depth + height / 2 - bend(x) };
    },
  };
}

/** Returns places along the edges of the page, enough to know how far a bent page reaches. */
function edgesOf({ width, height }: Image): PagePlace[] {
  const shares = [0, 0.25, 0.5, 0.75, 1];
  return shares.flatMap((share) => [
    { x: share * width, y: 0 },
    { x: share * width, y: height },
    { x: 0, y: share * height },
    { x: width, y: share * height },
  ]);
}

interface Sampling {
  readonly page: Image;
  readonly desk: Rgb;
  readonly data: Uint8ClampedArray;
  readonly at: number;
}

function sample({ page, desk, data, at }: Sampling, { x, y }: PagePlace): void {
  const { width, height, data: source } = page;
  data[at + 3] = 255;
  if (!(x >= 0 && y >= 0 && x < width && y < height)) {
    for (let c = 0; c < 3; c++) data[at + c] = desk[c];
    return;
  }
  const left = Math.max(0, Math.min(width - 2, Math.floor(x - 0.5)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y - 0.5)));
  const [dx, dy] = [clamp(x - 0.5 - left), clamp(y - 0.5 - top)];
  const first = 4 * (top * width + left);
  const next = first + 4 * width;
  for (let c = 0; c < 3; c++) {
    const above = source[first + c] * (1 - dx) + source[first + 4 + c] * dx;
    const below = source[next + c] * (1 - dx) + source[next + 4 + c] * dx;
    data[at + c] = above * (1 - dy) + below * dy;
  }
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share));
}
