import { describe, expect, it } from 'vitest';
import type { Technique } from '../model/step.ts';
import { exampleOf } from './example-step.ts';
import { frameTechniques } from './frame-techniques.ts';

async function techniquesOf(technique: Technique) {
  const { board, step } = await exampleOf(technique);
  return frameTechniques(board.puzzle, board.cells, step);
}

describe('the techniques of a chain', () => {
  it('are those of its lines, and that of the step around them', async () => {
    expect(await techniquesOf('contradiction')).toEqual([
      ...['contradiction', 'simple-spaces', 'glue', 'simple-boxes'],
      ...['contradiction', 'contradiction'],
    ]);
  });

  it('begin anew with each supposition', async () => {
    expect(await techniquesOf('two-way')).toEqual([
      ...['two-way', 'simple-boxes', 'glue', 'overlap'],
      ...['two-way', 'glue', 'simple-boxes', 'two-way'],
    ]);
  });

  it('are found in lines of several colours', async () => {
    expect(await techniquesOf('colours-meet')).toEqual([
      'simple-spaces',
      'simple-spaces',
      'colours-meet',
    ]);
  });

  it('are missing of a step in one line', async () => {
    expect(await techniquesOf('glue')).toEqual([]);
  });
});
