// The pages of the chosen puzzles, with texts in the language of the person.

import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Text } from '../../app/texts.ts';
import { openedName } from '../../puzzle-store/opened-name.ts';
import { layOut, type Sheet, type SheetEntry } from '../vector/sheet.ts';
import type { KeptSolutions } from './kept-solutions.ts';
import type { PrintOptions } from './print-options.tsx';
import type { Printed } from './use-printed.ts';

export function sheetsOf(
  printed: readonly Printed[],
  solutions: KeptSolutions,
  options: PrintOptions,
  text: Text,
): Sheet[] {
  const entries = printed.map((each): SheetEntry => {
    const { fingerprint, puzzle, marks } = each;
    const title = openedName(each, text);
    const solution = options.solutions ? solutions.get(fingerprint)?.cells : undefined;
    return {
      ...{ puzzle, title, detail: detailOf(puzzle, text) },
      ...defined({ marks: options.marks ? marks : undefined, solution }),
    };
  });
  return layOut(entries, {
    ...options,
    footer: (kind, page, pages) =>
      text(kind === 'solutions' ? 'share.print.page.solutions' : 'share.print.page', {
        page,
        pages,
      }),
  });
}

/** Returns size and author; a name that is no title has the size in it. */
function detailOf({ width, height, meta: { title, author } }: Puzzle, text: Text): string {
  const size = title === undefined ? [] : [text('share.print.detail', { width, height })];
  return [...size, ...(author === undefined ? [] : [author])].join(' · ');
}
