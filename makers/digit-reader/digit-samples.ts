// Makes samples for the training of the digit net: scenes that are drawn, printed and photographed
// badly, and then cut out as a reader does.

import { makeRandom, type Random } from '../../src/engine/random.ts';
import { digitPatch, type InkImage, PATCH_SIDE } from '../../src/photo/digits/digit-patch.ts';
import { addBlockNoise } from './block-noise.ts';
import { between, happens, pick } from './chance.ts';
import { digitScene } from './digit-scenes.ts';
import type { Plane } from './draw-polygons.ts';
import { findBox, type Region } from './find-box.ts';
import type { FontFace } from './glyph-outline.ts';
import { levelAt } from './level-rank.ts';
import { addNoise, addSlope, blur, thicken } from './light-effects.ts';
import type { TaughtPatch } from './net-gradient.ts';
import { LETTERS, noDigitScene } from './no-digit-scenes.ts';
import { drawScene } from './scene.ts';

/** The characters that samples are made of. */
export const SAMPLE_CHARACTERS = `0123456789${LETTERS}`;

/** The heights of digits, in pixels; small ones are as frequent as large ones. */
const LEAST_HEIGHT = 8;
const MOST_HEIGHT = 40;
const NO_DIGITS = 0.12;

function makeSample(random: Random, faces: readonly FontFace[]): TaughtPatch {
  const height = LEAST_HEIGHT * (MOST_HEIGHT / LEAST_HEIGHT) ** random.real();
  const make = happens(random, NO_DIGITS) ? noDigitScene : digitScene;
  const scene = make(random, pick(random, faces), height);
  const { ink: drawn, region } = drawScene(scene, random);
  const ink = photographed(drawn, height, random);
  const rule = {
    threshold: between(random, 0.3, 0.5),
    leastPart: happens(random, 0.9) ? 0.08 : 0.5,
  };
  const box = findBox(ink, region, rule) ?? region;
  return { kind: scene.kind, patch: digitPatch(ink, shaken(box, height, random)) };
}

/** Returns light as it is found, as the difference of each pixel from what is usual there. */
function photographed(plane: Plane, height: number, random: Random): InkImage {
  if (happens(random, 0.35)) thicken(plane, between(random, -0.6, 0.7) * Math.min(1, height / 16));
  if (happens(random, 0.1)) harden(plane);
  const contrast = happens(random, 0.25) ? between(random, 30, 80) : between(random, 80, 255);
  light(plane, contrast, random);
  if (happens(random, 0.5)) blur(plane, 0.02 * height + 0.08 * height * random.real() ** 1.3);
  if (happens(random, 0.3)) {
    addSlope(plane, between(random, 0, 0.2) * contrast, between(random, 0, 2 * Math.PI));
  }
  if (happens(random, 0.55)) addNoise(plane, 0.14 * contrast * random.real() ** 1.5, random);
  if (happens(random, 0.4)) addBlockNoise(plane, between(random, 25, 95), random.below(8));
  return inkOf(plane);
}

/** Takes the soft edges away, as screens do without smoothing. */
function harden({ data }: Plane): void {
  for (let i = 0; i < data.length; i++) data[i] = data[i] > 0.5 ? 1 : 0;
}

/** Makes ink of light: dark on light, or the other way round. */
function light({ data }: Plane, contrast: number, random: Random): void {
  const isInverted = happens(random, 0.3);
  const paper = isInverted ? between(random, 0, 255 - contrast) : between(random, contrast, 255);
  for (let i = 0; i < data.length; i++) {
    data[i] = paper + (isInverted ? contrast : -contrast) * data[i];
  }
}

function inkOf({ width, height, data }: Plane): InkImage {
  const levels = new Uint8ClampedArray(data);
  const usual = levelAt(levels, 0.5);
  const ink = new Uint8Array(levels.length);
  for (let i = 0; i < ink.length; i++) ink[i] = Math.abs(levels[i] - usual);
  return { width, height, data: ink };
}

/** Returns a box that was found slightly wrong. */
function shaken(box: Region, height: number, random: Random): Region {
  const reach = Math.min(1, height / 14);
  const shift = () => (happens(random, 0.25) ? between(random, -reach, reach) : 0);
  const [left, top] = [box.left + shift(), box.top + shift()];
  const [right, bottom] = [box.left + box.width + shift(), box.top + box.height + shift()];
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Patches one after another, with their kinds. */
export interface DigitSamples {
  readonly patches: Uint8Array;
  readonly kinds: Uint8Array;
}

const PATCH_LENGTH = PATCH_SIDE ** 2;

/**
 * Makes samples of a seed. Each has a random sequence of its own: all sequences are parts of one
 * circle of 2 ** 32 numbers, and in longer ones, samples would come again.
 */
export function makeSamples(
  seed: number,
  faces: readonly FontFace[],
  count: number,
  onProgress: (done: number) => void,
): DigitSamples {
  const samples = { patches: new Uint8Array(count * PATCH_LENGTH), kinds: new Uint8Array(count) };
  const seeds = makeRandom(seed);
  for (let i = 0; i < count; i++) {
    const { patch, kind } = makeSample(makeRandom(seeds.below(2 ** 32)), faces);
    samples.patches.set(patch, i * PATCH_LENGTH);
    samples.kinds[i] = kind;
    if (i % 1000 === 0) onProgress(i / count);
  }
  return samples;
}

export function sampleAt({ patches, kinds }: DigitSamples, i: number): TaughtPatch {
  return { patch: patches.subarray(i * PATCH_LENGTH, (i + 1) * PATCH_LENGTH), kind: kinds[i] };
}
