// The buttons for wrong marks. Their order is the same, however the marks were found.

import { Eraser, Eye, Footprints, Undo2 } from 'lucide-react';
import type { Mistakes } from '../../../src/explain/mistakes/mistakes.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { useAskContext, useGame } from '../game/play-context.ts';
import type { Reason } from './answer.ts';
import { askWhy, removeMistakes, showMistakes, takeBackMistakes } from './ask-check.ts';
import { showRefutation } from './ask-steps.ts';
import type { CheckResult } from './check-result.ts';
import styles from './help.module.css';

interface MistakeActionsProps {
  readonly mistakes: Mistakes;
  readonly finding: CheckResult;
  /** The number of moves to the last correct position, if that is known. */
  readonly correct: number | undefined;
  /** Whether the wrong marks are framed on the board. */
  readonly isShown?: boolean;
  /** The reason why the marks are wrong, if the player asked for it. */
  readonly reason?: Reason;
}

export function MistakeActions({
  mistakes,
  finding,
  correct,
  isShown,
  reason,
}: MistakeActionsProps) {
  const text = useText();
  const context = useAskContext();
  const canName = finding.kind === 'wrong' || finding.kind === 'together';
  const count = canName ? finding.cells.length : 0;
  const moves = useGame(({ game }) => game.play.past.length);
  if (finding.kind === 'fine' || finding.kind === 'unknown') return null;
  return (
    <div className={`${styles.todo} ${styles.ways}`}>
      {canName && (
        <Button
          icon={Eye}
          aria-pressed={isShown === true}
          onClick={() => showMistakes(context, { mistakes, finding, correct, isShown: !isShown })}
        >
          {text('play.check.show', { count })}
        </Button>
      )}
      {(canName || mistakes.lines.length > 0) && <WhyButton reason={reason} />}
      {canName && (
        <Button icon={Eraser} onClick={() => removeMistakes(context, finding)}>
          {text('play.remove', { count })}
        </Button>
      )}
      {correct !== undefined && moves > correct && (
        <Button
          icon={Undo2}
          className={styles.long ?? ''}
          onClick={() => takeBackMistakes(context, correct)}
        >
          {text('play.back', { count: moves - correct })}
        </Button>
      )}
    </div>
  );
}

/**
 * Asks why the marks are wrong. If the reason has steps, the same button then plays them, so that
 * it keeps the focus.
 */
function WhyButton({ reason }: { readonly reason: Reason | undefined }) {
  const text = useText();
  const context = useAskContext();
  const { way, cell } = reason && 'way' in reason ? reason : {};
  return (
    <Button
      {...(way
        ? { icon: Footprints, 'data-lends-focus': true }
        : { 'aria-pressed': reason !== undefined })}
      onClick={() =>
        way && cell !== undefined ? showRefutation(context, cell, way) : void askWhy(context)
      }
    >
      {way ? text('play.why.steps', { count: way.steps.length }) : text('play.why')}
    </Button>
  );
}
