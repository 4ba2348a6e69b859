// The Run button, and the Cancel button while something runs. Pressing Cancel moves the focus to
// Run, because Cancel disappears.

import { Play, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../design/button.tsx';
import type { RunControls } from './runs/use-runs.ts';

interface RunActionsProps extends Pick<RunControls, 'isRunning' | 'cancel'> {
  readonly isMain?: boolean;
  readonly disabled: boolean;
  readonly label: string;
  readonly cancelLabel: string;
  readonly onRun: () => void;
}

export function RunActions(props: RunActionsProps) {
  const { isRunning, cancel, isMain, disabled, label, cancelLabel, onRun } = props;
  const run = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={run}
        kind={isMain ? 'primary' : 'plain'}
        icon={Play}
        disabled={disabled}
        onClick={onRun}
      >
        {label}
      </Button>
      {isRunning && (
        <Button
          icon={X}
          onClick={() => {
            cancel();
            run.current?.focus();
          }}
        >
          {cancelLabel}
        </Button>
      )}
    </>
  );
}
