import { describe, expect, it } from 'vitest';
import {
  type BookChoices,
  CLUE_CHOICES,
  FLOOR_CHOICES,
  firstBookChoices,
  PAPER_CHOICES,
  PER_PAGE_CHOICES,
  SOLUTION_CHOICES,
  wishOfBook,
} from './book-choices.ts';

const FIRST = firstBookChoices('Nonograms', true, ['de-DE']);

function wishWith(changes: Partial<BookChoices>) {
  return wishOfBook({ ...FIRST, ...changes }, 'de');
}

const each = <K extends keyof BookChoices>(key: K, values: readonly BookChoices[K][]) =>
  values.map((value): Partial<BookChoices> => ({ [key]: value }));

describe('the choices of a book', () => {
  it.each([
    ...each('paper', PAPER_CHOICES),
    ...each('perPage', PER_PAGE_CHOICES),
    ...each('solutions', SOLUTION_CHOICES),
    ...each('clueSize', CLUE_CHOICES),
    ...each('leastClueSize', FLOOR_CHOICES),
  ])('make a wish: %o', (changes) => {
    expect(wishWith(changes).ok).toBe(true);
  });

  it('turn the paper, and take lengths in inches', () => {
    const typed = { paper: 'other', otherPaper: '6x9in', isLandscape: true, margin: '0.5in' };
    const paper = { width: 228.6, height: 152.4 };
    expect(wishWith(typed)).toMatchObject({ ok: true, value: { paper, margin: 12.7 } });
  });

  it('name all that is wrong with what was typed', () => {
    const typed = { paper: 'other', otherPaper: 'big', margin: 'wide', gutter: '' };
    const outcome = wishWith(typed);
    const codes = outcome.ok ? [] : outcome.problems.map(({ code }) => code);
    expect(codes).toEqual(['bad-paper', 'bad-length', 'bad-length']);
  });

  it('begin with Letter where that is the usual paper', () => {
    expect(firstBookChoices('', false, ['en-US']).paper).toBe('letter');
    expect(FIRST.paper).toBe('a4');
  });
});
