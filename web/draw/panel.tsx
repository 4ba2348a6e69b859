// The cards with facts about a drawing and with actions on it. The cards are beside the drawing, or
// below it on narrow screens.

import type { ReactNode, RefObject } from 'react';
import type { CanvasHandle } from './canvas/canvas-board.tsx';
import styles from './draw-workspace.module.css';
import type { DrawingEditor } from './drawing/use-drawing-editor.ts';
import { isAmbiguous } from './judging/judgement.ts';
import { JudgementCard } from './judging/judgement-card.tsx';
import type { Judging } from './judging/use-judgement.ts';
import type { Keeping } from './judging/use-keeping.ts';
import type { Repairing } from './judging/use-repair.ts';
import type { MapWish } from './map/shown-map.ts';
import { PaletteCard } from './palette/palette-card.tsx';
import { SaveCard } from './saving/save-card.tsx';
import type { DrawingSaving } from './saving/use-drawing-saving.ts';
import { SizeCard } from './size-card.tsx';
import type { Tools } from './tools/use-tools.ts';
import { TracingCard } from './tracing/tracing-card.tsx';
import type { TracingControls } from './tracing/use-tracing.ts';

interface PanelProps {
  readonly id: string | undefined;
  readonly editor: DrawingEditor;
  readonly tools: Tools;
  readonly canvas: RefObject<CanvasHandle | null>;
  readonly judging: Judging;
  readonly repairing: Repairing;
  readonly keeping: Keeping;
  readonly saving: DrawingSaving;
  readonly tracing: TracingControls;
  readonly mapWish: MapWish;
  readonly onMapWish: (wish: MapWish) => void;
  /** The content shown after the verdict. */
  readonly children: ReactNode;
}

export function Panel(props: PanelProps) {
  const { id, editor, tools, canvas, judging, repairing, keeping, saving, tracing } = props;
  const { mapWish, onMapWish, children } = props;
  return (
    <div className={styles.panel}>
      <PaletteCard editor={editor} colour={tools.colour} onColour={tools.setColour} />
      <JudgementCard
        {...{ editor, judging, repairing, keeping, mapWish, onMapWish }}
        onReveal={(cell) => canvas.current?.reveal(cell)}
        onShowCell={(cell) => canvas.current?.goToCell(cell)}
      >
        {children}
      </JudgementCard>
      <SizeCard editor={editor} />
      <TracingCard controls={tracing} />
      <SaveCard {...{ editor, saving, id }} isAmbiguous={isAmbiguous(judging.judgement)} />
    </div>
  );
}
