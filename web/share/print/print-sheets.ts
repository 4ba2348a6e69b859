// The pages of the chosen puzzles, with texts in the language of the person. A solution shows the
// picture, so it also has the title that was hidden, above the name by which its puzzle is found.

import { defined } from '../../../src/puzzle/defined.ts';
import type { Text } from '../../app/texts.ts';
import { nameFacts } from '../../puzzle-store/opened-name.ts';
import type { PuzzleNames } from '../../puzzle-store/use-puzzle-names.ts';
import { layOut, type Sheet, type SheetEntry } from '../vector/sheet.ts';
import type { KeptSolutions } from './kept-solutions.ts';
import type { PrintOptions } from './print-options.tsx';
import type { Printed } from './use-printed.ts';

interface SheetWords {
  readonly text: Text;
  readonly names: PuzzleNames;
}

export function sheetsOf(
  printed: readonly Printed[],
  solutions: KeptSolutions,
  options: PrintOptions,
  words: SheetWords,
): Sheet[] {
  const entries = printed.map((each): SheetEntry => {
    const solution = options.solutions ? solutions.get(each.fingerprint)?.cells : undefined;
    return {
      puzzle: each.puzzle,
      ...headingsOf(each, words),
      ...defined({ marks: options.marks ? each.marks : undefined, solution }),
    };
  });
  const { text } = words;
  return layOut(entries, {
    ...options,
    footer: (kind, page, pages) =>
      text(kind === 'solutions' ? 'share.print.page.solutions' : 'share.print.page', {
        page,
        pages,
      }),
  });
}

type Headings = Pick<SheetEntry, 'title' | 'detail' | 'solutionHeading'>;

function headingsOf(each: Printed, { text, names }: SheetWords): Headings {
  const { width, height, meta } = each.puzzle;
  const detailOf = (first: string | undefined): string =>
    [first, meta.author].filter((part) => part !== undefined).join(' · ');
  const listed = { id: each.id, ...nameFacts(each) };
  const name = names.nameOf(listed, meta.title !== undefined);
  const revealed = names.titleOf(listed, true);
  // A name that is no title has the size in it.
  const size = meta.title === undefined ? undefined : text('share.print.detail', { width, height });
  const solutionHeading =
    revealed === undefined || revealed === name
      ? undefined
      : { title: revealed, detail: detailOf(name) };
  return { title: name, detail: detailOf(size), ...defined({ solutionHeading }) };
}
