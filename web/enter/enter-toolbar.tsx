// The toolbar: undo, redo, swap, clear, a new puzzle, and opening an existing one.

import {
  ArrowLeftRight,
  Camera,
  ClipboardPaste,
  Eraser,
  FilePlus2,
  Redo2,
  Undo2,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { useText } from '../app/texts.ts';
import type { ShowToast } from '../app/use-toast.ts';
import { Button, IconButton } from '../design/button.tsx';
import { emptyDraft, swapped, withoutClues } from './draft/typed-draft.ts';
import type { Drafting } from './draft/use-draft.ts';
import styles from './enter.module.css';
import type { OpeningControls } from './opening/use-opening.ts';

interface EnterToolbarProps {
  readonly drafting: Drafting;
  readonly opening: OpeningControls;
  readonly onPhoto: () => void;
  readonly showToast: ShowToast;
  /**
   * Whether the draft edits a puzzle of the library. If so, a new puzzle gets a draft of its own.
   */
  readonly isEdit: boolean;
}

export function EnterToolbar(props: EnterToolbarProps) {
  const { drafting, opening, onPhoto, showToast, isEdit } = props;
  const text = useText();
  const { draft, change, undo, redo, canUndo, canRedo } = drafting;
  const [, navigate] = useLocation();
  const clear = (): void => {
    change(withoutClues);
    showToast(text('enter.cleared'), { label: text('enter.undo'), run: () => change(() => draft) });
  };
  const begin = (): void => {
    if (isEdit) {
      navigate('/enter');
      return;
    }
    change(() => emptyDraft());
    showToast(text('enter.begun'), { label: text('enter.undo'), run: () => change(() => draft) });
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
      <Button icon={FilePlus2} onClick={begin}>
        {text('enter.begin')}
      </Button>
      <Button icon={ClipboardPaste} onClick={() => opening.onOpenChange(true)}>
        {text('enter.open')}
      </Button>
      {!isEdit && (
        <Button icon={Camera} onClick={onPhoto}>
          {text('photo.open')}
        </Button>
      )}
    </div>
  );
}
