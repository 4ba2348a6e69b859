// The bar below the board that is about given cells: whether a click on the grid sets them, and
// how to remove them all.

import { useText } from '../app/texts.ts';
import type { ShowToast } from '../app/use-toast.ts';
import { Switch } from '../design/switch.tsx';
import type { Drafting } from './draft/use-draft.ts';
import styles from './enter.module.css';
import { RemoveGiven } from './remove-given.tsx';

interface GivenBarProps {
  readonly drafting: Drafting;
  readonly isSetting: boolean;
  readonly onSetting: (isSetting: boolean) => void;
  readonly showToast: ShowToast;
}

export function GivenBar({ drafting, isSetting, onSetting, showToast }: GivenBarProps) {
  const text = useText();
  const colours = drafting.draft.palette.length - 1;
  return (
    <div className={styles.given}>
      <Switch label={text('enter.given.set')} checked={isSetting} onChange={onSetting} />
      <RemoveGiven {...{ drafting, showToast }} />
      {isSetting && <p className={styles.soft}>{text('enter.given.hint', { colours })}</p>}
    </div>
  );
}
