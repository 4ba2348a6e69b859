// The button that removes all given cells of the board, with a way to take that back.

import { useText } from '../app/texts.ts';
import type { ShowToast } from '../app/use-toast.ts';
import { Button } from '../design/button.tsx';
import { givenOnBoard, withoutGiven } from './draft/given-cells.ts';
import type { Drafting } from './draft/use-draft.ts';

interface RemoveGivenProps {
  readonly drafting: Drafting;
  readonly showToast: ShowToast;
}

export function RemoveGiven({ drafting: { draft, change }, showToast }: RemoveGivenProps) {
  const text = useText();
  const count = givenOnBoard(draft).length;
  if (count === 0) return null;
  const remove = (): void => {
    change(withoutGiven);
    showToast(text('enter.given.removed', { count }), {
      label: text('enter.undo'),
      run: () => change(() => draft),
    });
  };
  return <Button onClick={remove}>{text('enter.given.remove', { count })}</Button>;
}
