import { describe, expect, it } from 'vitest';
import { chainFrames } from '../model/chain-frames.ts';
import type { Technique } from '../model/step.ts';
import { exampleOf } from '../next-step/example-step.ts';
import { describeChain } from './describe-chain.ts';
import type { Language } from './languages.ts';
import { makeWords } from './message-formatter.ts';

async function sentences(technique: Technique, language: Language = 'en') {
  const { board, step } = await exampleOf(technique);
  const frames = describeChain(makeWords(language), board.puzzle, step);
  return frames.map(({ sentence }) => sentence);
}

describe('a chain in sentences', () => {
  it('goes from a supposition to the line that has no room', async () => {
    expect(await sentences('contradiction')).toEqual([
      'Suppose that cell 2 of row 1 is filled.',
      'Then in row 1: cell 5 must be empty.',
      'Then in column 2: cell 3 must be empty.',
      'Then in column 5: cell 3 must be filled.',
      'Now no arrangement of the blocks fits row 3.',
      'So cell 2 of row 1 cannot be filled. Cross out cell 2 of row 1.',
    ]);
    expect((await sentences('contradiction', 'de')).slice(0, 2)).toEqual([
      'Angenommen, Feld 2 in Zeile 1 wäre gefüllt.',
      'Dann gilt in Zeile 1: Feld 5 muss leer sein.',
    ]);
  });

  it('supposes each value in turn', async () => {
    const told = await sentences('two-way');
    expect(told[0]).toBe('Suppose that cell 1 of row 1 is empty.');
    expect(told).toContain('Now suppose that cell 1 of row 1 is filled.');
    expect(told.at(-1)).toBe('The same follows whatever cell 1 of row 1 is. Fill cell 2 of row 5.');
  });

  it('supposes nothing where lines take colours from each other', async () => {
    expect(await sentences('colours-meet')).toEqual([
      'In row 1: cell 3 cannot be blue.',
      'In column 3: cell 1 cannot be red.',
      'Cross out cell 3 of row 1.',
    ]);
  });

  it('is empty for a step in one line', async () => {
    expect(await sentences('glue')).toEqual([]);
  });
});

it('keeps apart what depends on each supposition', async () => {
  const { step } = await exampleOf('two-way');
  const counts = chainFrames(step).map(({ kind, supposed }) => `${kind} ${supposed.length}`);
  expect(counts).toEqual([
    ...['supposition 1', 'link 2', 'link 3', 'link 4'],
    ...['supposition 1', 'link 2', 'link 3', 'conclusion 0'],
  ]);
});
