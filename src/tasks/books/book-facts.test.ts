import { describe, expect, it } from 'vitest';
import { domino, puzzleOfLengths } from '../../../test/boards.ts';
import { findBookFacts } from './book-facts.ts';

const HOST = { stop: () => false, onProgress: () => {}, onItem: () => undefined };

describe('the facts of a puzzle in a book', () => {
  it('are verdict, label and solution, also without a goal', async () => {
    const puzzle = puzzleOfLengths([[2], [1]], [[2], [1]]);
    const { value } = await findBookFacts({ puzzle, isRated: true }, HOST);
    expect(value).toMatchObject({ verdict: 'unique', label: 'trivial' });
    expect([...(value.solution?.cells ?? [])]).toEqual([2, 2, 2, 1]);
    const unrated = await findBookFacts({ puzzle, isRated: false }, HOST);
    expect(unrated.value).toEqual({ verdict: 'unique', solution: value.solution });
  });

  it('are not looked for where the puzzle is too large for paper', async () => {
    const puzzle = { ...domino(3), width: 600, height: 500 };
    const facts = await findBookFacts({ puzzle, isRated: true }, HOST);
    expect(facts.value).toEqual({ verdict: 'unknown' });
  });
});
