// What there is to know of a drawing and to do about it, card by card: beside it, or below it on
// narrow screens.

import type { ReactNode, RefObject } from 'react';
import type { CanvasHandle } from './canvas/canvas-board.tsx';
import styles from './draw-workspace.module.css';
import type { Studio } from './drawing/use-drawing-editor.ts';
import { JudgementCard } from './judging/judgement-card.tsx';
import { isAmbiguous, type Judging } from './judging/use-judgement.ts';
import type { Repair } from './judging/use-repair.ts';
import { PaletteCard } from './palette/palette-card.tsx';
import { PuzzleCard } from './saving/save-card.tsx';
import type { Saving } from './saving/use-saving.ts';
import { SizeCard } from './size-card.tsx';
import type { Tools } from './tools/use-tools.ts';

export interface PanelProps {
  readonly id: string | undefined;
  readonly studio: Studio;
  readonly tools: Tools;
  readonly canvas: RefObject<CanvasHandle | null>;
  readonly judging: Judging;
  readonly repair: Repair;
  readonly saving: Saving;
  /** What stands behind the verdict. */
  readonly children: ReactNode;
}

export function Panel(props: PanelProps) {
  const { id, studio, tools, canvas, judging, repair, saving, children } = props;
  return (
    <div className={styles.panel}>
      <PaletteCard studio={studio} colour={tools.colour} onColour={tools.setColour} />
      <JudgementCard {...{ judging, repair }} onShowCell={(cell) => canvas.current?.goToCell(cell)}>
        {children}
      </JudgementCard>
      <SizeCard studio={studio} />
      <PuzzleCard {...{ studio, saving, id }} isAmbiguous={isAmbiguous(judging.judgement)} />
    </div>
  );
}
