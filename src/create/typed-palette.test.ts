import { describe, expect, it } from 'vitest';
import { OFFERED_COLOURS } from './offered-colours.ts';
import { typedPalette, withTypedColour } from './typed-palette.ts';

const rgbsOf = (typed: string) => typedPalette(typed).palette?.map(({ rgb }) => rgb);

describe('a typed list of colours', () => {
  it('has values and names, the background first, each once', () => {
    expect(rgbsOf('white, #D28; black red #dd2288')).toEqual([
      ...['#ffffff', '#dd2288', '#000000', '#d62828'],
    ]);
    expect(typedPalette('gray, light-blue').palette?.map(({ name }) => name)).toEqual([
      'grey',
      'light-blue',
    ]);
  });

  it('tells what is wrong with it', () => {
    expect(typedPalette('white, rde, #12')).toEqual({ wrong: 'rde' });
    expect(typedPalette('white, white')).toEqual({});
    expect(typedPalette('')).toEqual({});
    const many = Array.from({ length: 28 }, (_, i) => `#0000${10 + i}`).join(' ');
    expect(typedPalette(many)).toEqual({ isTooLong: true });
  });

  it('gets offered colours and loses them again', () => {
    const [red, blue] = OFFERED_COLOURS;
    expect(withTypedColour('', red)).toBe('#ffffff, #d62828');
    expect(withTypedColour('#ffe, red, ', blue)).toBe('#ffe, red, #1c6dd0');
    expect(withTypedColour('#ffe, RED, blue', red)).toBe('#ffe, blue');
  });
});
