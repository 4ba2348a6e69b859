// The drawing with the controls around it: tools above and, on narrow screens, colours below.

import type { ReactNode, RefObject } from 'react';
import { useText } from '../app/texts.ts';
import { CanvasBoard, type CanvasHandle } from './canvas/canvas-board.tsx';
import type { Preview } from './canvas/scene.ts';
import card from './card.module.css';
import styles from './draw-workspace.module.css';
import { type Picture, withCells, withGivenCells } from './drawing/picture.ts';
import { useClues } from './drawing/use-clues.ts';
import type { DrawingEditor } from './drawing/use-drawing-editor.ts';
import type { Judging } from './judging/use-judgement.ts';
import type { Repairing } from './judging/use-repair.ts';
import { QuickBar } from './quick-bar.tsx';
import { DrawToolbar } from './tools/draw-toolbar.tsx';
import type { Tools } from './tools/use-tools.ts';
import type { Tracing } from './tracing/tracing.ts';

interface BoardSideProps {
  readonly editor: DrawingEditor;
  readonly tools: Tools;
  readonly canvas: RefObject<CanvasHandle | null>;
  readonly judging: Judging;
  readonly repairing: Repairing;
  readonly tracing: Tracing | undefined;
  readonly onImage: () => void;
  readonly onNew: () => void;
  readonly onKeys: () => void;
  /** The content shown directly below the drawing. */
  readonly children: ReactNode;
}

export function BoardSide(props: BoardSideProps) {
  const { editor, tools, canvas, judging, repairing, tracing, children } = props;
  const { onImage, onNew, onKeys } = props;
  const text = useText();
  const { picture } = editor;
  const { tool, mirror, colour } = tools;
  return (
    <div className={styles.boardSide}>
      <DrawToolbar
        {...{ editor, tool, mirror, colour, onImage, onNew, onKeys }}
        onTool={tools.setTool}
        onMirror={tools.setMirror}
        canvas={() => canvas.current}
      />
      <CanvasBoard
        ref={canvas}
        {...{ picture, tool, colour, mirror, tracing }}
        clues={useClues(picture.drawing)}
        differing={judging.differing}
        changes={repairing.suggestions[repairing.shown]?.changes ?? NONE}
        onStroke={(stroke) => editor.change((own) => afterStroke(own, stroke))}
        onAction={tools.perform}
      />
      <QuickBar
        palette={picture.palette}
        colour={colour}
        onColour={tools.setColour}
        judgement={judging.judgement}
      />
      {children}
      <p className={card.soft}>
        {text(tool === 'given' ? 'draw.pointers.given' : 'draw.pointers')}
      </p>
    </div>
  );
}

const NONE: readonly never[] = [];

function afterStroke(picture: Picture, stroke: Preview): Picture {
  return 'isGiven' in stroke
    ? withGivenCells(picture, stroke.cells, stroke.isGiven)
    : withCells(picture, stroke.cells, stroke.colour);
}
