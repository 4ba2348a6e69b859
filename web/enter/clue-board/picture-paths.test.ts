import { describe, expect, it } from 'vitest';
import { cellsPath, cornersPath, linesPath, pathsOf } from './picture-paths.ts';

describe('the paths of a grid', () => {
  it('join the cells of a run, colour by colour', () => {
    const cells = Int32Array.of(2, 2, 4, 1, 7, 2);
    expect(pathsOf({ width: 3, height: 2, cells }, 2)).toEqual({
      colours: ['M0 0H2V1H0ZM2 1H3V2H2Z', 'M2 0H3V1H2Z'],
      dots: 'M0.5 1.5h0',
    });
  });

  it('mark single cells', () => {
    expect(cellsPath(3, [0, 5])).toBe('M0 0h1v1h-1ZM2 1h1v1h-1Z');
  });

  it('put a corner into each known cell', () => {
    const cells = Int32Array.of(1, 3, 3, 2);
    expect(cornersPath({ width: 2, height: 2, cells })).toBe(
      'M0 0m.74 .74h.18v.18h-.18ZM1 1m.74 .74h.18v.18h-.18Z',
    );
  });

  it('draw every fifth line apart from the others', () => {
    expect(linesPath(6, 2, true)).toBe('M5 0V2');
    expect(linesPath(3, 2, false)).toBe('M0 1H3M1 0V2M2 0V2');
  });
});
