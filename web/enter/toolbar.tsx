// Steps back and forth, swap, clear, and opening what is there already.

import { ArrowLeftRight, ClipboardPaste, Eraser, Redo2, Undo2 } from 'lucide-react';
import { tell } from '../app/toasts.tsx';
import { useText } from '../app/words.tsx';
import { Button, IconButton } from '../design/button.tsx';
import { cleared, swapped } from './draft.ts';
import styles from './enter.module.css';
import type { Drafting } from './use-draft.ts';
import type { Opening } from './use-opening.ts';

export function Toolbar({ drafting, opening }: { drafting: Drafting; opening: Opening }) {
  const text = useText();
  const { draft, change, undo, redo, canUndo, canRedo } = drafting;
  const clear = (): void => {
    change(cleared);
    tell(text('enter.cleared'), { label: text('enter.undo'), run: () => change(() => draft) });
  };
  return (
    <div className={styles.toolbar}>
      <IconButton
        icon={Undo2}
        label={text('enter.undo')}
        shortcut="Ctrl+Z"
        disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        icon={Redo2}
        label={text('enter.redo')}
        shortcut="Ctrl+Y"
        disabled={!canRedo}
        onClick={redo}
      />
      <IconButton
        icon={ArrowLeftRight}
        label={text('enter.swap')}
        onClick={() => change(swapped)}
      />
      <IconButton icon={Eraser} label={text('enter.clear')} onClick={clear} />
      <Button icon={ClipboardPaste} onClick={() => opening.onOpenChange(true)}>
        {text('enter.open')}
      </Button>
    </div>
  );
}
