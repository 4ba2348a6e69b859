// Tells ink from paper in the areas of clues. The paper of a cell has the light that most of its
// pixels have; what differs from it is ink, dark on bright paper or bright on dark paper. Ink is
// measured in shares of the strongest ink around, so that greyed numbers are read as well. Cost: a
// few looks at each pixel.

import type { InkImage } from '../digits/digit-patch.ts';
import type { GreyImage } from '../page/grey-image.ts';
import type { LatticePart } from '../page/puzzle-shape.ts';
import { levelOfRank } from './level-rank.ts';

interface LaneCells {
  readonly lanes: readonly ClueLane[];
  /** The pixels of a side of a cell. */
  readonly cell: number;
  /** The pixels beside lines that are left out. */
  readonly margin: number;
  /** Whether there are lines around all cells, and not only around the lanes. */
  readonly isBoxed: boolean;
}

/** The room of a clue, and at which of its ends the grid begins. */
export interface ClueLane extends LatticePart {
  /** Whether it is the room of a row, which goes from left to right. */
  readonly isLevel: boolean;
  readonly gridEnd: 'first' | 'last';
}

/**
 * Weaker ink than this share of the usual strength is none; on noisy paper, ink is also so many
 * times as strong as the noise, but the second share of the usual strength is always enough.
 */
const WEAKEST = 0.14;
const WEAKEST_IN_NOISE = 0.3;
const ABOVE_NOISE = 4.5;
/** The strength of ink is that of this pixel of a cell, counted from the strongest. */
const STRENGTH_RANK = 8;
/** A cell with less ink than this share of the ink beside it has only the rim of a digit. */
const RIM = 0.2;

export function inkImage(straight: GreyImage, cells: LaneCells): InkImage {
  const data = new Uint8Array(straight.data.length);
  const strengths = cells.lanes.map((lane) => measureLane(straight, lane, { cells, data }));
  const weakest = weakestInk(strengths.flat());
  for (const [i, lane] of cells.lanes.entries()) {
    const own = strengths[i].map(({ strength }) => strength);
    for (let k = 0; k < own.length; k++) {
      const beside = Math.max(own[k], own[k - 1] ?? 0, own[k + 1] ?? 0);
      const isRim = !cells.isBoxed && own[k] < RIM * beside;
      const strength = isRim ? beside : own[k];
      const share = strength < weakest ? 0 : 255 / strength;
      const pixels = pixelsOf(lane, k, cells);
      scaleCell(data, straight.width, { ...pixels, share });
      clearLines(data, straight.width, { ...pixels, isLevel: lane.isLevel });
    }
  }
  return { width: straight.width, height: straight.height, data };
}

/** Takes the ink of all cells. */
function weakestInk(cells: readonly CellInk[]): number {
  const strengths = cells.map(({ strength }) => strength).sort((a, b) => b - a);
  const noises = cells.map(({ noise }) => noise).sort((a, b) => a - b);
  const usual = strengths[Math.floor(strengths.length / 12)] ?? 0;
  const noise = noises[Math.floor(noises.length / 4)] ?? 0;
  return Math.max(WEAKEST * usual, Math.min(WEAKEST_IN_NOISE * usual, ABOVE_NOISE * noise));
}

/** The ink of a cell: how strong it is, and how strong what is likely noise. */
interface CellInk {
  readonly strength: number;
  readonly noise: number;
}

interface Pixels {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the pixels of a cell of a lane without its margins. */
function pixelsOf(lane: ClueLane, index: number, { cell, margin, isBoxed }: LaneCells): Pixels {
  const { isLevel } = lane;
  const count = isLevel ? lane.columns : lane.rows;
  const [column, row] = isLevel ? [lane.column + index, lane.row] : [lane.column, lane.row + index];
  const start = isBoxed || (lane.gridEnd === 'first' && index === 0) ? margin : 0;
  const end = isBoxed || (lane.gridEnd === 'last' && index === count - 1) ? margin : 0;
  const across = { left: margin, top: margin, right: margin, bottom: margin };
  const { left, top, right, bottom } = isLevel
    ? { ...across, left: start, right: end }
    : { ...across, top: start, bottom: end };
  return {
    left: column * cell + left,
    right: (column + 1) * cell - right,
    top: row * cell + top,
    bottom: (row + 1) * cell - bottom,
  };
}

interface InkTarget {
  readonly cells: LaneCells;
  readonly data: Uint8Array;
}

/** Writes how much each pixel differs from paper, and returns the ink of each cell. */
function measureLane(straight: GreyImage, lane: ClueLane, { cells, data }: InkTarget): CellInk[] {
  const count = lane.isLevel ? lane.columns : lane.rows;
  return Array.from({ length: count }, (_, index) => {
    const pixels = pixelsOf(lane, index, cells);
    const { paper, isDarkInk } = paperOf(straight, pixels);
    const counts = new Uint32Array(256);
    for (let y = pixels.top; y < pixels.bottom; y++) {
      for (let x = pixels.left, at = y * straight.width + x; x < pixels.right; x++, at++) {
        const light = straight.data[at];
        const ink = Math.max(0, isDarkInk ? paper - light : light - paper);
        data[at] = ink;
        counts[data[at]]++;
      }
    }
    const size = (pixels.right - pixels.left) * (pixels.bottom - pixels.top);
    const inkOfRank = (rank: number): number => Math.max(1, levelOfRank(counts, size - rank));
    return { strength: inkOfRank(STRENGTH_RANK), noise: inkOfRank(size / 5) };
  });
}

/** The part of a cell at each side whose ink may not belong to a digit, as a share. */
const RIND = 0.18;
/** Lights that differ by less, in levels, tell nothing of ink. */
const SAME_LIGHT = 12;

/**
 * Returns the middle light of a cell, and whether its ink is dark: the middle of the cell tells,
 * because between the cells of coloured clues there is bright paper.
 */
function paperOf(grey: GreyImage, pixels: Pixels) {
  const paper = lightOfShare(grey, pixels, 0.5);
  const [width, height] = [pixels.right - pixels.left, pixels.bottom - pixels.top];
  const middle = {
    left: pixels.left + Math.round(RIND * width),
    right: pixels.right - Math.round(RIND * width),
    top: pixels.top + Math.round(RIND * height),
    bottom: pixels.bottom - Math.round(RIND * height),
  };
  const darker = paper - lightOfShare(grey, middle, FEW);
  const brighter = lightOfShare(grey, middle, 1 - FEW) - paper;
  const isBlank = Math.max(darker, brighter) < SAME_LIGHT;
  return { paper, isDarkInk: isBlank ? paper >= 128 : darker >= brighter };
}

/** The share of the pixels that tell the strongest differences. */
const FEW = 0.025;

/** Returns the light that a share of the pixels do not exceed. */
export function lightOfShare({ width, data }: GreyImage, pixels: Pixels, share: number): number {
  const { left, top, right, bottom } = pixels;
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) counts[Math.round(data[at])]++;
  }
  return levelOfRank(counts, share * ((right - left) * (bottom - top) - 1));
}

function scaleCell(
  data: Uint8Array,
  width: number,
  { left, top, right, bottom, share }: Pixels & { readonly share: number },
): void {
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      data[at] = Math.min(255, data[at] * share);
    }
  }
}

/** How far from the sides of a lane lines are cleared, as a share of its width. */
const SIDE = 0.16;
/** A line has this ink at least, over this share of the length of a cell. */
const LINE_INK = 70;
const LINE_LENGTH = 0.85;

/**
 * Clears what is left of the lines at the sides of a lane, because digits that touch it would hang
 * together with it. Digits are shorter than a cell.
 */
function clearLines(
  data: Uint8Array,
  width: number,
  { left, top, right, bottom, isLevel }: Pixels & { readonly isLevel: boolean },
): void {
  const [across, along] = isLevel ? [bottom - top, right - left] : [right - left, bottom - top];
  const [step, next] = isLevel ? [width, 1] : [1, width];
  const first = top * width + left;
  for (const [start, direction] of [
    [0, 1],
    [across - 1, -1],
  ]) {
    for (let i = 0; i < SIDE * across; i++) {
      const from = first + (start + direction * i) * step;
      let inked = 0;
      for (let k = 0; k < along; k++) if (data[from + k * next] >= LINE_INK) inked++;
      if (inked < LINE_LENGTH * along) continue;
      for (let k = 0; k < along; k++) data[from + k * next] = 0;
    }
  }
}
