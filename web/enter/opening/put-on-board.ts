// Puts a draft on the board in place of the one that is there, and offers to undo that.

import type { Text } from '../../app/texts.ts';
import type { ShowToast } from '../../app/use-toast.ts';
import { checksOf } from '../draft/checks.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';
import type { Drafting } from '../draft/use-draft.ts';

interface BoardParts {
  readonly drafting: Drafting;
  readonly showToast: ShowToast;
  readonly text: Text;
}

export function putOnBoard(next: TypedDraft, { drafting, showToast, text }: BoardParts): void {
  const { draft: before, change } = drafting;
  change(() => next);
  const { width, height, meta } = next;
  const name = meta.title ?? text('enter.untitled');
  const message = checksOf(next).puzzle ? 'enter.opened' : 'enter.opened.wrong';
  showToast(text(message, { name, width, height }), {
    label: text('enter.undo'),
    run: () => change(() => before),
  });
}
