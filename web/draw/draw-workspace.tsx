// The Draw screen after a drawing is loaded: tools, canvas, and the cards with facts and actions.

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { hasExactClues, type Puzzle } from '../../src/puzzle/puzzle.ts';
import { useText } from '../app/texts.ts';
import { useMedia } from '../app/use-media.ts';
import { KeysDialog } from '../board/keys-dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { BoardSide } from './board-side.tsx';
import type { CanvasHandle } from './canvas/canvas-board.tsx';
import type { DrawAction } from './canvas/key-actions.ts';
import styles from './draw-workspace.module.css';
import type { DrawingState } from './drawing/drawing-state.ts';
import { emptyPicture, type Picture } from './drawing/picture.ts';
import { type DrawingEditor, useDrawingEditor } from './drawing/use-drawing-editor.ts';
import { ImagePart } from './image/image-part.tsx';
import { useImage } from './image/use-image.ts';
import { ratingIn } from './judging/judgement.ts';
import { RepairPart } from './judging/repair-part.tsx';
import { useJudgement } from './judging/use-judgement.ts';
import { useKeeping } from './judging/use-keeping.ts';
import { type Repairing, useRepair } from './judging/use-repair.ts';
import { SHOWS_NO_MAP, shownTiersOf } from './map/shown-map.ts';
import { Panel } from './panel.tsx';
import type { Apart } from './saving/load-drawing.ts';
import { UnsavedNotice } from './saving/unsaved-notice.tsx';
import { useDrawingSaving } from './saving/use-drawing-saving.ts';
import { useOtherTabs } from './saving/use-other-tabs.ts';
import { useSelection } from './selection/use-selection.ts';
import { TextDialog } from './text/text-dialog.tsx';
import { DRAW_KEY_LINES } from './tools/key-lines.ts';
import { useScreenKeys } from './tools/use-screen-keys.ts';
import { useTools } from './tools/use-tools.ts';
import { useTracing } from './tracing/use-tracing.ts';

interface DrawWorkspaceProps {
  readonly id: string | undefined;
  readonly start: DrawingState;
  /** The puzzle as the library has it. */
  readonly saved?: Puzzle;
  /** Why the drawing is saved beside the puzzle of its address, if it is. */
  readonly apart?: Apart;
  /**
   * Whether the person has just asked for this drawing with a control that is gone by now. Then the
   * drawing takes the keyboard focus.
   */
  readonly isAwaited: boolean;
  /** Called with the new id of the drawing after the drawing has become a puzzle of the library. */
  readonly onMoved: (id: string) => void;
  /** Leaves this drawing for a new one. */
  readonly onNew: () => void;
}

export function DrawWorkspace(props: DrawWorkspaceProps) {
  const { id, start, saved, apart, isAwaited, onMoved, onNew } = props;
  const text = useText();
  const editor = useDrawingEditor(id, start);
  const [showsKeys, setShowsKeys] = useState(false);
  const tools = useTools(editor, () => setShowsKeys(true));
  const canvas = useCanvasHandle(isAwaited);
  const selecting = useSelection({ editor, tools, canvas });
  const [showsText, setShowsText] = useState(false);
  const perform = (action: DrawAction): void => {
    if (action.do === 'text') {
      // The drawing gets the focus back from the dialog, so that keys move the text.
      canvas.current?.focus();
      setShowsText(true);
    } else if (!selecting.perform(action)) tools.perform(action);
  };
  const judging = useJudgement(selecting.shown);
  const keeping = useKeeping(editor.picture);
  const repairing = useRepair(editor.picture, keeping.kept);
  const [mapWish, setMapWish] = useState(SHOWS_NO_MAP);
  const map = ratingIn(judging.judgement)?.map;
  const tiers = useMemo(() => shownTiersOf(mapWish, map), [mapWish, map]);
  const saving = useDrawingSaving(editor, id, saved, onMoved);
  const imaging = useImage(editor.picture.palette);
  const tracing = useTracing();
  useOtherTabs(editor, saving);
  useScreenKeys(perform);
  useRevealed(repairing, canvas);
  const isNarrow = useMedia(NARROW);
  const repairPart = (
    <RepairPart {...{ repairing, editor, judging }} onDone={(cell) => goBack(canvas, cell)} />
  );
  return (
    <Page title={text(id === undefined ? 'app.draw' : 'draw.edit')} wide>
      <div className={styles.workspace}>
        <div className={styles.left}>
          {saved && <UnsavedNotice {...{ editor, saved }} onDone={() => goBack(canvas)} />}
          {apart && saving.saved === undefined && <Notice>{text(`draw.apart.${apart}`)}</Notice>}
          {saving.saved && !hasExactClues(saving.saved) && <Notice>{text('draw.open')}</Notice>}
        </div>
        <BoardSide
          {...{ editor, tools, selecting, canvas, judging, repairing, keeping, tiers }}
          tracing={tracing.tracing}
          onAction={perform}
          onImage={() => imaging.setOpen(true)}
          onNew={() => {
            keeping.forget();
            if (id === undefined) emptySheet(editor, canvas);
            else onNew();
          }}
          onKeys={() => setShowsKeys(true)}
        >
          {isNarrow && repairPart}
        </BoardSide>
        <Panel
          {...{ id, editor, tools, canvas, judging, repairing, keeping, saving, tracing, mapWish }}
          onMapWish={setMapWish}
        >
          {!isNarrow && repairPart}
        </Panel>
      </div>
      <ImagePart
        imaging={imaging}
        onTake={(made) => {
          keeping.forget();
          takeImage(editor, canvas, made);
        }}
      />
      <TextDialog
        palette={editor.picture.palette}
        colour={tools.colour}
        open={showsText}
        onOpenChange={setShowsText}
        onText={selecting.float}
      />
      <KeysDialog
        lines={DRAW_KEY_LINES}
        pointers="draw.pointers"
        open={showsKeys}
        onOpenChange={setShowsKeys}
      />
    </Page>
  );
}

/**
 * In windows of this width or less, the panel is below the drawing; draw-workspace.module.css has
 * the same number.
 */
const NARROW = '(max-width: 899px)';

type Canvas = RefObject<CanvasHandle | null>;

function useCanvasHandle(isAwaited: boolean): Canvas {
  const canvas = useRef<CanvasHandle>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start.
  useEffect(() => {
    if (isAwaited) canvas.current?.focus();
  }, []);
  return canvas;
}

/** Scrolls the first change of the shown suggestion into sight. */
function useRevealed({ suggestions, shown }: Repairing, canvas: Canvas): void {
  const cell = suggestions[shown]?.changes[0].cell;
  useEffect(() => {
    if (cell !== undefined) canvas.current?.reveal(cell);
  }, [cell, canvas]);
}

/**
 * Returns the focus to the drawing from a control that is gone. Given a cell, moves the cursor to
 * that cell.
 */
function goBack({ current: canvas }: Canvas, cell?: number): void {
  if (cell === undefined) canvas?.focus();
  else canvas?.goToCell(cell);
}

/** Replaces the drawing and its title with an empty sheet. Undo brings both back. */
function emptySheet(editor: DrawingEditor, { current: canvas }: Canvas): void {
  canvas?.zoomToFit();
  editor.beginAnew(emptyPicture(), {});
  canvas?.focus();
}

function takeImage(editor: DrawingEditor, { current: canvas }: Canvas, made: Picture): void {
  canvas?.zoomToFit();
  editor.change(() => made);
}
