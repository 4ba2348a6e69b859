// What there is to know of a drawing and to do about it, card by card: beside it, or below it on
// narrow screens.

import type { ReactNode, RefObject } from 'react';
import type { CanvasHandle } from './canvas-board.tsx';
import { JudgementCard } from './judgement-card.tsx';
import { PaletteCard } from './palette-card.tsx';
import { PuzzleCard } from './puzzle-card.tsx';
import { SizeCard } from './size-card.tsx';
import { isAmbiguous, type Judging } from './use-judgement.ts';
import type { Repair } from './use-repair.ts';
import type { Saving } from './use-saving.ts';
import type { Studio } from './use-studio.ts';
import type { Tools } from './use-tools.ts';
import styles from './workshop.module.css';

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
