import { expect, it } from 'vitest';
import { missingPuzzle } from './missing-puzzle.ts';

it.each([
  ['20x20-9999', 'numbered', '/library'],
  ['0x3-0', 'numbered', '/library'],
  ['mosaic-1-r9c9', 'tile', '/mosaic/1'],
  ['mosaic-1-x', 'tile', '/mosaic/1'],
  ['daily-2026-13-40-10', 'day', '/daily'],
  ['daily-2026-11-27-10x11', 'day', '/daily'],
  ['own-c8f03', 'own', '/library'],
  ['mosaic-of-mine', 'own', '/library'],
] as const)('%s is missing as %s', (id, kind, place) => {
  expect(missingPuzzle(id)).toEqual({ kind, place });
});
