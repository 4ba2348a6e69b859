// The bar below the board that is about given cells: whether a click on the grid sets them, and
// how to remove them all.

import { useText } from '../app/texts.ts';
import type { ShowToast } from '../app/use-toast.ts';
import { Button } from '../design/button.tsx';
import { Switch } from '../design/switch.tsx';
import { givenOnBoard, withoutGiven } from './draft/given-cells.ts';
import type { Drafting } from './draft/use-draft.ts';
import styles from './enter.module.css';

interface GivenBarProps {
  readonly drafting: Drafting;
  readonly isSetting: boolean;
  readonly onSetting: (isSetting: boolean) => void;
  readonly showToast: ShowToast;
}

export function GivenBar({ drafting, isSetting, onSetting, showToast }: GivenBarProps) {
  const text = useText();
  const { draft, change } = drafting;
  const count = givenOnBoard(draft).length;
  const colours = draft.palette.length - 1;
  const remove = (): void => {
    change(withoutGiven);
    showToast(text('enter.given.removed', { count }), {
      label: text('enter.undo'),
      run: () => change(() => draft),
    });
  };
  return (
    <div className={styles.given}>
      <Switch label={text('enter.given.set')} checked={isSetting} onChange={onSetting} />
      {count > 0 && <Button onClick={remove}>{text('enter.given.remove', { count })}</Button>}
      {isSetting && <p className={styles.soft}>{text('enter.given.hint', { colours })}</p>}
    </div>
  );
}
