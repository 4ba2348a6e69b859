// Tests the command that trains the digit net, on fonts that the project has anyway, and how well
// the weights that it made read them. They are among the fonts that were not trained on.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeSamples, SAMPLE_CHARACTERS, sampleAt } from '../makers/digit-reader/digit-samples.ts';
import { drawPolygons, makePlane, mapPolygon } from '../makers/digit-reader/draw-polygons.ts';
import { findBox } from '../makers/digit-reader/find-box.ts';
import { readFontList } from '../makers/digit-reader/font-list.ts';
import { type FontFace, openFace } from '../makers/digit-reader/glyph-outline.ts';
import { addGradient, makeGradientRoom } from '../makers/digit-reader/net-gradient.ts';
import { sizeOf } from '../makers/digit-reader/scene.ts';
import { trainNet } from '../makers/digit-reader/train-net.ts';
import { makeRandom } from '../src/engine/random.ts';
import { NO_DIGIT } from '../src/explain/clue-readings/clue-reading.ts';
import { NET_LENGTH, netOver } from '../src/photo/digits/digit-net.ts';
import { digitPatch, type InkImage } from '../src/photo/digits/digit-patch.ts';
import { packNet } from '../src/photo/digits/packed-net.ts';
import { openDigitReader } from '../src/photo/digits/read-digit.ts';

const FACES = ['Sans', 'Sans-Bold', 'SansMono', 'SansCondensed', 'Serif', 'Serif-Bold'].map(
  (name) => {
    const bytes = readFileSync(`node_modules/dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`);
    return openFace(name, bytes, SAMPLE_CHARACTERS);
  },
);
const HEIGHTS = [9, 12, 17, 24, 40];

/** Draws a digit so many pixels high. */
function draw(face: FontFace, digit: number, height: number): InkImage {
  const plane = makePlane(2 * height, 2 * height);
  const size = sizeOf(face, height);
  const map = { xx: size, xy: 0, x0: 0.5 * height, yx: 0, yy: size, y0: 1.5 * height };
  const { polygons } = face.glyphs.get(String(digit))!;
  drawPolygons(
    plane,
    polygons.map((polygon) => mapPolygon(polygon, map)),
    200,
  );
  return { width: plane.width, height: plane.height, data: Uint8Array.from(plane.data) };
}

/** A row of the table of fonts in the documents. */
const ROW = /^\| (@fontsource\S+) \| [^|]+ \| (\S+) \| ([^|]+) \|$/gm;
const TOLD_USES = { training: 'training', 'held-back': 'measuring: held back' };

const likeliest = (kinds: readonly number[]): number => kinds.indexOf(Math.max(...kinds));

describe('the digit reader', () => {
  const read = openDigitReader();

  it('reads clean digits of fonts that it was not trained on', () => {
    const wrong = FACES.flatMap((face) =>
      HEIGHTS.flatMap((height) =>
        Array.from({ length: 10 }, (_, digit) => {
          const ink = draw(face, digit, height);
          const region = { left: 0, top: 0, width: ink.width, height: ink.height };
          const box = findBox(ink, region, { threshold: 0.4, leastPart: 0.1 })!;
          const found = likeliest(read(digitPatch(ink, box)));
          return found === digit ? [] : [`${face.name} ${height}: ${digit} as ${found}`];
        }).flat(),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('reads nearly all digits that were printed and photographed badly, and what is none', () => {
    const samples = makeSamples(11, FACES, 600, () => {});
    const isRight = Array.from(samples.kinds, (kind, i) => {
      return likeliest(read(sampleAt(samples, i).patch)) === kind;
    });
    expect(isRight.filter(Boolean).length).toBeGreaterThan(570);
  });

  it('gives probabilities', () => {
    const kinds = read(
      digitPatch(draw(FACES[0], 5, 20), { left: 8, top: 8, width: 20, height: 24 }),
    );
    expect(kinds.length).toBe(NO_DIGIT + 1);
    expect(kinds.reduce((sum, kind) => sum + kind, 0)).toBeCloseTo(1, 9);
  });
});

describe('the training', () => {
  it('follows the true gradient', () => {
    const random = makeRandom(5);
    const weights = Float64Array.from({ length: NET_LENGTH }, () => 0.3 * (random.real() - 0.5));
    const taught = { patch: Uint8Array.from({ length: 256 }, () => random.below(256)), kind: 3 };
    const slopes = new Float64Array(NET_LENGTH);
    const room = makeGradientRoom();
    addGradient(netOver(weights), netOver(slopes), taught, room);
    const lossWith = (i: number, change: number): number => {
      const changed = weights.slice();
      changed[i] += change;
      return addGradient(netOver(changed), netOver(new Float64Array(NET_LENGTH)), taught, room);
    };
    // A few of all weights, among them those of the first layer and the last bias.
    const places = [0, 4, 50, 108, 119, 120, 500, 2700, 2735, 2740, NET_LENGTH - 1];
    for (const i of [...places, ...Array.from({ length: 60 }, () => random.below(NET_LENGTH))]) {
      const slope = (lossWith(i, 1e-6) - lossWith(i, -1e-6)) / 2e-6;
      expect(slopes[i], `weight ${i}`).toBeCloseTo(slope, 5);
    }
  });

  it('comes to the same weights by the same seed, and learns', () => {
    const samples = makeSamples(1, FACES, 240, () => {});
    const losses: number[] = [];
    const train = () =>
      packNet(
        trainNet(samples, {
          rounds: 3,
          random: makeRandom(2),
          onProgress: (_, loss) => losses.push(loss),
        }),
      );
    expect(train()).toBe(train());
    expect(losses[2]).toBeLessThan(losses[0]);
  });
});

describe('the list of fonts', () => {
  const fonts = readFontList();

  it('names each package once, with its version and hash', () => {
    expect(new Set(fonts.map(({ package: name }) => name)).size).toBe(fonts.length);
    for (const { package: name, version, integrity } of fonts) {
      expect(name).toMatch(/^@fontsource\/[\w-]+$/);
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
    }
  });

  it('is told in the documents, with the licences', () => {
    const rows = [...readFileSync('docs/digit-reader.md', 'utf8').matchAll(ROW)];
    expect(rows.map(([, name, licence, use]) => [name, licence, use])).toEqual(
      fonts.map(({ package: name, licence, use }) => [name, licence, TOLD_USES[use]]),
    );
  });

  it('holds fonts of every kind back', () => {
    const kinds = new Set(fonts.flatMap(({ kind, use }) => (use === 'held-back' ? [kind] : [])));
    expect([...kinds].sort()).toEqual(['hand', 'mono', 'pixel', 'sans', 'serif']);
  });
});
