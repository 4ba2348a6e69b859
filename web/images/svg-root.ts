// The root element of an SVG file, which may state the size or the proportions of the image. The
// file is read and changed as text and never becomes a document of the page. Source: SVG 2 (W3C),
// 8.2 and 8.6.

import type { Size } from '../../src/puzzle/places.ts';

/** The size that browsers use for an image that states no size. */
const UNSIZED: Size = { width: 300, height: 150 };

/**
 * Returns the stated size in pixels, else the size of the `viewBox`, else the size that browsers
 * use. Returns undefined if the text is not SVG.
 */
export function sizeOfSvg(text: string): Size | undefined {
  const root = rootOf(text);
  if (root === undefined) return undefined;
  const { attributes } = root;
  const [width, height] = [pixelsIn(attributes, 'width'), pixelsIn(attributes, 'height')];
  if (width !== undefined && height !== undefined) return { width, height };
  const box = attributeOf(attributes, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = box?.length === 4 && box[2] > 0 && box[3] > 0;
  return hasBox ? { width: box[2], height: box[3] } : UNSIZED;
}

/** Returns the same image at this size. Returns the same text if it is not SVG. */
export function withSizeOfSvg(text: string, { width, height }: Size): string {
  const [root, before] = [rootOf(text), sizeOfSvg(text)];
  if (root === undefined || before === undefined) return text;
  const { at, attributes } = root;
  const others = attributes.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  const hasBox = attributeOf(attributes, 'viewBox') !== undefined;
  const box = hasBox ? '' : ` viewBox="0 0 ${before.width} ${before.height}"`;
  const size = ` width="${width}" height="${height}"${box}`;
  return text.slice(0, at) + size + others + text.slice(at + attributes.length);
}

interface Root {
  /** The offset in the text at which the attributes of the root begin. */
  readonly at: number;
  readonly attributes: string;
}

/** Text that may stand before the root: white space, the declaration, comments, a document type. */
const BEFORE_ROOT: readonly RegExp[] = [
  /\s+/y,
  /<\?[^>]*>/y,
  /<!--(?:(?!-->)[\s\S])*-->/y,
  /<!DOCTYPE[^[>]*(?:\[[^\]]*\][^>]*)?>/iy,
];
const SVG_ROOT = /<(?:\w+:)?svg(?=[\s/>])([^>]*)>/iy;

function rootOf(text: string): Root | undefined {
  const endOf = (pattern: RegExp, at: number): number => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
  };
  let [at, next] = [-1, 0];
  while (next > at) {
    at = next;
    next = BEFORE_ROOT.reduce((place, pattern) => endOf(pattern, place), at);
  }
  SVG_ROOT.lastIndex = at;
  const found = SVG_ROOT.exec(text);
  if (found === null) return undefined;
  const [tag, attributes] = found;
  return { at: at + tag.length - attributes.length - 1, attributes };
}

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/**
 * Returns the length in pixels, or undefined if the attribute states no positive length in absolute
 * units. A percentage has no page to which it could refer.
 */
function pixelsIn(root: string, name: string): number | undefined {
  const length = /^\s*([\d.]+(?:e[+-]?\d+)?)(\w*)\s*$/i.exec(attributeOf(root, name) ?? '');
  if (length === null) return undefined;
  const [, amount, unit] = length;
  const pixels = Number(amount) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 && pixels < Number.POSITIVE_INFINITY ? pixels : undefined;
}

function attributeOf(root: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(root);
  return found?.[1] ?? found?.[2];
}
