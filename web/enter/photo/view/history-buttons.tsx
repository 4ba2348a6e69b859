// Undo and redo of the corrections of a reading, by buttons and by the usual keys.

import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../app/texts.ts';
import { IconButton } from '../../../design/button.tsx';
import { historyStep } from '../../clue-board/field-keys.ts';
import type { PhotoState } from '../state/photo-state.ts';
import styles from './photo.module.css';

interface HistoryButtonsProps {
  readonly state: PhotoState;
  readonly onStep: (step: 'undo' | 'redo') => void;
}

/** In a field or a dialog, the keys undo what is typed there. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [role="dialog"]') !== null;
}

export function HistoryButtons({ state: { past, future }, onStep }: HistoryButtonsProps) {
  const text = useText();
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    // A number that was corrected may be gone, and the focus with it, so the keys hold everywhere.
    const press = (event: KeyboardEvent): void => {
      const step = historyStep(event);
      if (step === undefined || isElsewhere(event.target)) return;
      event.preventDefault();
      latest.current(step);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <div className={styles.history}>
      <IconButton
        icon={Undo2}
        label={text('enter.undo')}
        shortcut="Ctrl+Z"
        disabled={past.length === 0}
        onClick={() => onStep('undo')}
      />
      <IconButton
        icon={Redo2}
        label={text('enter.redo')}
        shortcut="Ctrl+Y"
        disabled={future.length === 0}
        onClick={() => onStep('redo')}
      />
    </div>
  );
}
