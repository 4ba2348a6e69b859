import { describe, expect, it } from 'vitest';
import { sizeOfSvg, withSizeOfSvg } from './svg-root.ts';

const svg = (root: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}><rect width="9" height="9"/></svg>`;

function sizeOf(root: string) {
  const { width, height } = sizeOfSvg(svg(root)) ?? {};
  return [width, height];
}

describe('the size of an SVG', () => {
  it('is what it says, that of its box, or that of browsers', () => {
    expect(sizeOf('width="40" height="30"')).toEqual([40, 30]);
    expect(sizeOf("width='40px' height='1in'")).toEqual([40, 96]);
    expect(sizeOf('width="10mm" height="10mm"')[0]).toBeCloseTo(37.8, 1);
    expect(sizeOf('viewBox="-5 -5 20 10"')).toEqual([20, 10]);
    expect(sizeOf('width="100%" height="100%" viewBox="0,0,7,9"')).toEqual([7, 9]);
    expect(sizeOf('stroke-width="3" viewBox="0 0 0 9"')).toEqual([300, 150]);
    expect(sizeOf('width="-4" height="1e999"')).toEqual([300, 150]);
  });

  it('is found behind what may stand before the root', () => {
    const before = [
      '<?xml version="1.0"?>',
      '<!-- <svg width="1" height="1"> -->',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a" [ <!ENTITY a ">"> ]>',
    ].join('\n');
    const text = `${before}\n<svg:svg width="8" height="6"/>`;
    expect(sizeOfSvg(text)).toEqual({ width: 8, height: 6 });
    expect(withSizeOfSvg(text, { width: 80, height: 60 })).toBe(
      `${before}\n<svg:svg width="80" height="60" viewBox="0 0 8 6"/>`,
    );
  });

  it('is changed at the root alone, which keeps its box', () => {
    const own = svg('height="2in" viewBox="0 0 4 2" width="4in"');
    const large = withSizeOfSvg(own, { width: 1000, height: 500 });
    expect(sizeOfSvg(large)).toEqual({ width: 1000, height: 500 });
    expect(large).toContain('viewBox="0 0 4 2"');
    expect(large).toContain('<rect width="9" height="9"/>');
    expect(large.match(/width=/g)).toHaveLength(2);
  });

  it('is missing from what is none, however long it is', () => {
    expect(sizeOfSvg('<html><svg width="1" height="1"/></html>')).toBeUndefined();
    expect(sizeOfSvg('<svgs width="1" height="1"/>')).toBeUndefined();
    expect(sizeOfSvg('<!---->'.repeat(100_000))).toBeUndefined();
    expect(sizeOfSvg('<!--'.repeat(100_000))).toBeUndefined();
  });
});
