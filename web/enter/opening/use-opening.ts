// Opens texts and files into the draft: the state of the dialog, drops anywhere on the screen, and
// pastes.

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { type HandOver, useTaken } from '../../app/hand-over.ts';
import { strayFile } from '../../app/stray-file.ts';
import { hasFiles, useDrop } from '../../app/use-drop.ts';
import type { Tell } from '../../app/use-tell.ts';
import { useWork } from '../../app/use-work.ts';
import { useText } from '../../app/words.tsx';
import { fileText, MAX_FILE_BYTES } from '../../puzzles/file-text.ts';
import { addOwn } from '../../puzzles/library-puzzles.ts';
import { addressOf } from '../../puzzles/puzzle-address.ts';
import { checksOf } from '../draft/checks.ts';
import { draftOfPuzzle, MAX_TYPED_SIDE, type TypedDraft } from '../draft/typed-draft.ts';
import type { Drafting } from '../draft/use-draft.ts';
import type { OpenDialogProps } from './open-dialog.tsx';
import { type OpenedText, onlyDraft, onlyPuzzle, openText } from './open-text.ts';

export interface OpeningControls extends OpenDialogProps {
  readonly readText: (text: string) => void;
  /** Something is being dragged over the screen. */
  readonly isOver: boolean;
}

/** A draft that was opened while a puzzle was on the screen, which it must not replace. */
const openedElsewhere: HandOver<TypedDraft> = {};

/** `id` belongs to the puzzle on the screen, if there is one already. */
export function useOpening(
  { draft, change }: Drafting,
  id: string | undefined,
  tell: Tell,
): OpeningControls {
  const text = useText();
  const [, navigate] = useLocation();
  const working = useWork();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState<OpenedText>();
  const [failure, setFailure] = useState<string>();

  const forget = (): void => {
    setOpened(undefined);
    setFailure(undefined);
  };
  const close = (): void => {
    setOpen(false);
    forget();
  };
  const put = (next: TypedDraft): void => {
    close();
    if (id !== undefined) {
      openedElsewhere.held = next;
      navigate('/enter');
      return;
    }
    change(() => next);
    const { width, height, meta } = next;
    const name = meta.title ?? text('enter.untitled');
    const message = checksOf(next).puzzle ? 'enter.opened' : 'enter.opened.wrong';
    tell(text(message, { name, width, height }), {
      label: text('enter.undo'),
      run: () => change(() => draft),
    });
  };
  const onTake = (puzzle: Puzzle): void => {
    close();
    if (Math.max(puzzle.width, puzzle.height) > MAX_TYPED_SIDE) {
      void addOwn(puzzle, 'imported').then((id) => navigate(addressOf('play', id)));
      return;
    }
    put(draftOfPuzzle(puzzle));
  };
  const read = async (source: string, fileName?: string): Promise<void> => {
    forget();
    if (source.length > MAX_FILE_BYTES) {
      setFailure(text('enter.file.too-large', { most: MAX_FILE_BYTES / 2 ** 20 }));
      setOpen(true);
      return;
    }
    try {
      const next = await working.run(text('enter.work.read'), ({ signal }) =>
        openText(source, fileName, signal),
      );
      if (next === undefined) return;
      const only = onlyPuzzle(next);
      if (only !== undefined) {
        onTake(only);
        return;
      }
      const other = onlyDraft(next);
      if (other !== undefined) {
        put(other);
        return;
      }
      setOpened(next);
      setOpen(true);
    } catch (error) {
      setFailure(text('app.failed', { message: (error as Error).message }));
      setOpen(true);
    }
  };
  const onFile = async (file: File): Promise<void> => {
    const got = await fileText(file);
    if (got.ok) return read(got.text, file.name);
    setOpened(undefined);
    const most = MAX_FILE_BYTES / 2 ** 20;
    setFailure(text(`enter.file.${got.reason}`, { name: file.name, most }));
    setOpen(true);
  };
  const isOver = useDrop((dropped) => {
    const [file] = dropped.files;
    const words = dropped.getData('text');
    if (file !== undefined) void onFile(file);
    else if (words !== '') void read(words);
  }, isWanted);
  useTaken(strayFile, (file) => void onFile(file));
  useTaken(openedElsewhere, put);
  usePaste((pasted) => void read(pasted));
  return {
    open,
    onOpenChange: (next) => {
      forget();
      setOpen(next);
    },
    onTyping: forget,
    working,
    opened,
    failure,
    onText: (typed) => void read(typed),
    onFile: (file) => void onFile(file),
    onTake,
    onCorrect: put,
    readText: (pasted) => void read(pasted),
    isOver,
  };
}

/** Takes what is pasted outside of fields. */
function usePaste(onPaste: (pasted: string) => void): void {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    const hear = ({ target, clipboardData }: ClipboardEvent): void => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      const pasted = clipboardData?.getData('text') ?? '';
      if (!isField && pasted.trim() !== '') latest.current(pasted);
    };
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
}

/** Whether a drag holds files, or text that is not dragged into a field. */
function isWanted(event: DragEvent): boolean {
  const { target } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return hasFiles(event) || !isField;
}
