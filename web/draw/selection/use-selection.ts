// The selection on the drawing, and its ways to and from the clipboard. selection-step.ts decides
// what happens to it.

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Place, placeOf } from '../../../src/puzzle/places.ts';
import { announce } from '../../app/announcer.tsx';
import { makeStepHost } from '../../app/step-host.ts';
import { currentText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { copyText } from '../../share/copy-text.ts';
import type { CanvasHandle } from '../canvas/canvas-board.tsx';
import type { DrawAction } from '../canvas/key-actions.ts';
import type { Picture } from '../drawing/picture.ts';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';
import type { Tools } from '../tools/use-tools.ts';
import { pieceIn } from './piece.ts';
import { pieceText, readPieceText } from './piece-text.ts';
import { type Selection, selectedBox, selectedPiece, shownPicture } from './selection.ts';
import {
  NO_SELECTION,
  type SelectionEffect,
  type SelectionEvent,
  type SelectionState,
  selectionStep,
} from './selection-step.ts';
import { useClipboard } from './use-clipboard.ts';

export interface Selecting {
  readonly selection: Selection;
  /** The picture with the floating piece. */
  readonly shown: Picture;
  readonly dispatch: (event: SelectionEvent) => void;
  /** Lets a piece float over the drawing. */
  readonly float: (piece: Picture) => void;
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  /** Performs an action if it is about the selection, and returns whether it was. */
  readonly perform: (action: DrawAction) => boolean;
}

interface SelectionParts {
  readonly editor: DrawingEditor;
  readonly tools: Tools;
  readonly canvas: RefObject<CanvasHandle | null>;
}

export function useSelection(parts: SelectionParts): Selecting {
  const latest = useRef(parts);
  latest.current = parts;
  const [{ store, dispatch: send }] = useState(() => makeSelectionHost(() => latest.current));
  const dispatch = (event: SelectionEvent): void => void send(event);
  const { selection } = useStore(store);
  const { editor, tools } = parts;
  useForgetting(editor.picture, tools.tool, dispatch);
  useKeptPiece(() => {
    if (store.getState().selection.kind === 'floating') dispatch({ type: 'put-down' });
  });
  const taken = useRef<string>(undefined);
  /** Whether the browser refused to put on the clipboard what was taken last. */
  const isRefused = useRef(false);

  const float = (piece: Picture): void => {
    const { selection: present } = store.getState();
    const { palette } = shownPicture(latest.current.editor.picture, present);
    latest.current.tools.setTool('select');
    const at = placeFor(piece, present, latest.current);
    dispatch({ type: 'float', piece: pieceIn(palette, piece), at });
  };
  const pasteText = async (text: string): Promise<void> => {
    const piece = await readPieceText(text);
    if (piece === undefined) showToast(currentText()('draw.select.unreadable'));
    else float(piece);
  };
  const copied = (): string | undefined => {
    const piece = selectedPiece(selection, editor.picture);
    return piece && pieceText(piece);
  };
  const onTaken = (isCut: boolean): void => {
    taken.current = copied();
    const box = selectedBox(selection);
    if (isCut) dispatch({ type: 'delete' });
    else if (box !== undefined) announce(currentText()('draw.select.copied', { ...box }));
  };
  const take = (isCut: boolean): void => {
    const text = copied();
    if (text === undefined) return;
    onTaken(isCut);
    void copyText(text).then((isCopied) => {
      isRefused.current = !isCopied;
      if (!isCopied) showToast(currentText()('draw.select.refused'));
    });
  };
  useClipboard({ copied, onTaken, onPaste: (text) => void pasteText(text) });
  const { picture } = editor;
  const shown = useMemo(() => shownPicture(picture, selection), [picture, selection]);
  return {
    selection,
    shown,
    dispatch,
    float,
    copy: () => take(false),
    cut: () => take(true),
    paste: () => {
      const text = isRefused.current
        ? Promise.resolve(taken.current ?? '')
        : clipboardText(taken.current);
      void text.then(pasteText);
    },
    perform: (action) => {
      if (action.do === 'select-all') {
        tools.setTool('select');
        dispatch({ type: 'all' });
      } else if (action.do === 'turn') dispatch({ type: 'turn', turn: action.turn });
      // Undo takes a floating piece back before it takes back what is part of the drawing.
      else if (action.do === 'undo' && selection.kind === 'floating') dispatch({ type: 'drop' });
      // A redone picture under a floating piece would be covered by it.
      else if (action.do === 'redo' && selection.kind === 'floating') return true;
      else return false;
      return true;
    },
  };
}

function makeSelectionHost(now: () => SelectionParts) {
  return makeStepHost(
    NO_SELECTION,
    (state: SelectionState, event: SelectionEvent) =>
      selectionStep(state, event, now().editor.picture),
    (effect: SelectionEffect) => run(effect, now().editor),
  );
}

function run(effect: SelectionEffect, editor: DrawingEditor): void {
  if (effect.do === 'change') {
    editor.change(() => effect.picture);
    return;
  }
  const { left, top, width, height } = effect.box;
  const values = { left: left + 1, top: top + 1, right: left + width, bottom: top + height };
  announce(currentText()(`draw.select.${effect.news}`, { ...values, width, height }));
}

/** Calls `putDown` when the page is left or hidden: a floating piece is kept nowhere else. */
function useKeptPiece(putDown: () => void): void {
  const latest = useRef(putDown);
  latest.current = putDown;
  useEffect(() => {
    const leave = (): void => latest.current();
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);
}

/**
 * Puts a floating piece down when another tool is chosen, and forgets the selection when the cells
 * or the colours that it is made of are gone.
 */
function useForgetting(
  { drawing, palette }: Picture,
  tool: Tools['tool'],
  dispatch: (event: SelectionEvent) => void,
): void {
  const send = useRef(dispatch);
  useEffect(() => {
    if (tool !== 'select') send.current({ type: 'put-down' });
  }, [tool]);
  const { width, height } = drawing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection belongs to the size and the palette it began with.
  useEffect(() => send.current({ type: 'reshaped' }), [width, height, palette]);
}

/** Returns where a piece begins to float: over the selection, or else at the cursor. */
function placeFor(
  { drawing: piece }: Picture,
  selection: Selection,
  { editor, canvas }: SelectionParts,
): Place {
  const { drawing } = editor.picture;
  const box = selectedBox(selection);
  const cursor = placeOf(drawing, canvas.current?.cursorCell() ?? 0);
  return {
    row: Math.max(0, Math.min(box?.top ?? cursor.row, drawing.height - piece.height)),
    column: Math.max(0, Math.min(box?.left ?? cursor.column, drawing.width - piece.width)),
  };
}

/** Returns the text of the clipboard, or the last copied text where a page may not read it. */
async function clipboardText(taken: string | undefined): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return taken ?? '';
  }
}
