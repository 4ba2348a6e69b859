// The buttons for the selection, below the drawing while the tool for selecting is chosen, so that
// they do not move the drawing.

import {
  Check,
  ClipboardPaste,
  Copy,
  FlipHorizontal2,
  FlipVertical2,
  Grid2x2Check,
  type LucideIcon,
  PaintBucket,
  RotateCw,
  Scissors,
  Trash2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import type { MessageKey } from '../../messages/keys.ts';
import { TURN_KEYS } from '../canvas/key-actions.ts';
import type { PieceTurn } from './piece.ts';
import styles from './selection-bar.module.css';
import type { Selecting } from './use-selection.ts';

interface SelectionBarProps {
  readonly selecting: Selecting;
  /** The colour that fills the selected cells. */
  readonly colour: number;
}

interface BarButton {
  readonly label: MessageKey;
  readonly icon: LucideIcon;
  readonly onClick: () => void;
  readonly shortcut?: string;
  readonly isOff?: boolean;
}

export function SelectionBar({ selecting, colour }: SelectionBarProps) {
  const text = useText();
  return (
    <Toolbar.Root className={styles.bar} aria-label={text('draw.select.bar')}>
      {buttonsOf(selecting, colour).map(({ label, icon, onClick, shortcut, isOff = false }) => (
        <Toolbar.Button key={label} asChild>
          <IconButton
            icon={icon}
            label={text(label)}
            shortcut={shortcut}
            aria-disabled={isOff}
            onClick={() => !isOff && onClick()}
          />
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  );
}

function buttonsOf(selecting: Selecting, colour: number): readonly BarButton[] {
  const { selection, dispatch, perform, copy, cut, paste } = selecting;
  const isOff = selection.kind === 'none';
  const turn = (each: PieceTurn, label: MessageKey, icon: LucideIcon): BarButton => ({
    label,
    icon,
    isOff,
    shortcut: TURN_KEYS[each],
    onClick: () => dispatch({ type: 'turn', turn: each }),
  });
  return [
    {
      label: 'draw.select.all',
      icon: Grid2x2Check,
      shortcut: 'Ctrl+A',
      onClick: () => perform({ do: 'select-all' }),
    },
    { label: 'draw.select.copy', icon: Copy, shortcut: 'Ctrl+C', isOff, onClick: copy },
    { label: 'draw.select.cut', icon: Scissors, shortcut: 'Ctrl+X', isOff, onClick: cut },
    { label: 'draw.select.paste', icon: ClipboardPaste, shortcut: 'Ctrl+V', onClick: paste },
    turn('rotate', 'draw.select.turn', RotateCw),
    turn('flip-left-right', 'draw.select.flip.left-right', FlipVertical2),
    turn('flip-top-bottom', 'draw.select.flip.top-bottom', FlipHorizontal2),
    {
      label: 'draw.select.fill',
      icon: PaintBucket,
      isOff,
      onClick: () => dispatch({ type: 'fill', colour }),
    },
    {
      label: 'draw.select.delete',
      icon: Trash2,
      shortcut: 'Delete',
      isOff,
      onClick: () => dispatch({ type: 'delete' }),
    },
    {
      label: 'draw.select.put-down',
      icon: Check,
      shortcut: 'Enter',
      isOff: selection.kind !== 'floating',
      onClick: () => dispatch({ type: 'put-down' }),
    },
  ];
}
