// The drawing with the controls around it: tools above and, on narrow screens, colours below.

import { type ReactNode, type RefObject, useRef } from 'react';
import { useText } from '../app/texts.ts';
import type { MessageKey } from '../messages/keys.ts';
import { CanvasBoard, type CanvasHandle } from './canvas/canvas-board.tsx';
import type { DrawAction } from './canvas/key-actions.ts';
import type { Preview } from './canvas/scene.ts';
import type { DrawTool } from './canvas/stroke.ts';
import card from './card.module.css';
import styles from './draw-workspace.module.css';
import { type Picture, withCells, withGivenCells, withMarkedCells } from './drawing/picture.ts';
import { useClues } from './drawing/use-clues.ts';
import type { DrawingEditor } from './drawing/use-drawing-editor.ts';
import { MarkingNotice } from './judging/keep-part.tsx';
import { marksIn } from './judging/keep-wish.ts';
import type { Judging } from './judging/use-judgement.ts';
import type { Keeping } from './judging/use-keeping.ts';
import type { Repairing } from './judging/use-repair.ts';
import { QuickBar } from './quick-bar.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { usePressElsewhere } from './selection/use-press-elsewhere.ts';
import type { Selecting } from './selection/use-selection.ts';
import { DrawToolbar } from './tools/draw-toolbar.tsx';
import type { Tools } from './tools/use-tools.ts';
import type { Tracing } from './tracing/tracing.ts';

interface BoardSideProps {
  readonly editor: DrawingEditor;
  readonly tools: Tools;
  readonly selecting: Selecting;
  readonly canvas: RefObject<CanvasHandle | null>;
  readonly judging: Judging;
  readonly repairing: Repairing;
  readonly tracing: Tracing | undefined;
  readonly keeping: Keeping;
  /** The tier of each cell where the map is shown. */
  readonly tiers: readonly number[] | undefined;
  readonly onImage: () => void;
  readonly onNew: () => void;
  readonly onKeys: () => void;
  readonly onAction: (action: DrawAction) => void;
  /** The content shown directly below the drawing. */
  readonly children: ReactNode;
}

export function BoardSide(props: BoardSideProps) {
  const { editor, tools, selecting, canvas, judging, repairing, keeping, tracing, tiers } = props;
  const { onImage, onNew, onKeys, children } = props;
  const text = useText();
  const { shown: picture, selection } = selecting;
  const { tool, mirror, colour } = tools;
  const isFloating = selection.kind === 'floating';
  const isMarking = keeping.isMarking && !isFloating;
  const area = useRef<HTMLDivElement>(null);
  // A floating piece belongs to the drawing before something else is done with the drawing.
  usePressElsewhere(area, () => {
    if (isFloating) selecting.dispatch({ type: 'put-down' });
  });
  return (
    <div className={styles.boardSide}>
      <div ref={area} className={styles.area}>
        <DrawToolbar
          {...{ editor, tool, mirror, colour, onImage, onNew, onKeys }}
          onTool={tools.setTool}
          onMirror={tools.setMirror}
          onText={() => props.onAction({ do: 'text' })}
          canUndo={editor.canUndo || isFloating}
          canRedo={editor.canRedo && !isFloating}
          onUndo={() => selecting.perform({ do: 'undo' }) || editor.undo()}
          canvas={() => canvas.current}
        />
        <CanvasBoard
          ref={canvas}
          {...{ picture, colour, mirror, selection, tracing }}
          tool={isMarking && tool === 'select' ? 'filled-box' : tool}
          clues={useClues(picture.drawing)}
          differing={isFloating ? NONE : judging.differing}
          changes={repairing.suggestions[repairing.shown]?.changes ?? NONE}
          tiers={isFloating ? undefined : tiers}
          kept={marksIn(keeping, picture)}
          isMarking={isMarking}
          onStroke={(stroke) => editor.change((own) => afterStroke(own, stroke))}
          onSelect={selecting.dispatch}
          onAction={props.onAction}
        />
        {tool === 'select' && <SelectionBar {...{ selecting, colour }} />}
        <MarkingNotice keeping={keeping} onDone={() => canvas.current?.focus()} />
        <QuickBar
          palette={picture.palette}
          colour={colour}
          onColour={tools.setColour}
          judgement={judging.judgement}
        />
      </div>
      {children}
      <p className={card.soft}>{text(POINTERS[tool] ?? 'draw.pointers')}</p>
    </div>
  );
}

const NONE: readonly never[] = [];

/** Tells what pointers do, for the tools that do not paint. */
const POINTERS: Partial<Record<DrawTool, MessageKey>> = {
  given: 'draw.pointers.given',
  select: 'draw.pointers.select',
};

function afterStroke(picture: Picture, stroke: Preview): Picture {
  if ('isKept' in stroke) return withMarkedCells(picture, stroke.cells, stroke.isKept);
  return 'isGiven' in stroke
    ? withGivenCells(picture, stroke.cells, stroke.isGiven)
    : withCells(picture, stroke.cells, stroke.colour);
}
