// Opens texts and files into the draft, from the dialog, from drops anywhere on the screen, and
// from pastes. opening-step.ts decides what happens; this module runs the effects of its steps.

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { type ScreenHandoff, useHandoff } from '../../app/screen-handoff.ts';
import { type Dispatch, makeStepHost } from '../../app/step-host.ts';
import { useStrayFile } from '../../app/stray-file.ts';
import { type Text, useText } from '../../app/texts.ts';
import type { ShowToast } from '../../app/use-toast.ts';
import { useWork, type Working } from '../../app/use-work.ts';
import { fileText, MAX_FILE_BYTES } from '../../puzzle-store/file-text.ts';
import { addOwn } from '../../puzzle-store/library-puzzles.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import type { Storage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/use-storage.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';
import type { Drafting } from '../draft/use-draft.ts';
import { isPhotoFile } from '../photo/source/unpack-photo.ts';
import type { OpenDialogProps } from './open-dialog.tsx';
import { openText } from './open-text.ts';
import {
  nothingOpened,
  type OpeningEffect,
  type OpeningEvent,
  type OpeningFailure,
  openingStep,
} from './opening-step.ts';
import { putOnBoard } from './put-on-board.ts';
import { useDroppedText } from './use-dropped-text.ts';
import { usePastedText } from './use-pasted-text.ts';

export interface OpeningControls extends OpenDialogProps {
  readonly readText: (text: string) => void;
  /** Whether something is being dragged over the screen. */
  readonly isOver: boolean;
}

interface OpeningParts {
  readonly drafting: Drafting;
  /** The id of the puzzle of the library that is on the screen; undefined for a new puzzle. */
  readonly id: string | undefined;
  readonly showToast: ShowToast;
  /**
   * Hands a draft over to the workspace of a new board, because the draft must not replace a puzzle
   * of the library.
   */
  readonly forNewBoard: ScreenHandoff<TypedDraft>;
  /** Takes a file that is a photo rather than the text of a puzzle. */
  readonly onPhoto: (file: File) => void;
}

export function useOpening(parts: OpeningParts): OpeningControls {
  const text = useText();
  const [, navigate] = useLocation();
  const working = useWork();
  const storage = useStorage();
  const latest = useRef({ ...parts, storage, text, navigate, working });
  useEffect(() => {
    latest.current = { ...parts, storage, text, navigate, working };
  });
  const [{ store, dispatch }] = useState(() =>
    makeStepHost(nothingOpened(parts.id === undefined), openingStep, (effect, next) =>
      run(effect, latest.current, next),
    ),
  );
  const { isOpen, opened, failure } = useStore(store);
  const openFile = async (file: File): Promise<void> => {
    if (!(await isPhotoFile(file))) return dispatch({ type: 'file', file });
    await dispatch({ type: 'dialog', isOpen: false });
    latest.current.onPhoto(file);
  };
  const onFile = (file: File): void => void openFile(file);
  const readText = (source: string): void => void dispatch({ type: 'text', text: source });
  const onCorrect = (draft: TypedDraft): void => void dispatch({ type: 'draft', draft });
  const isOver = useDroppedText(onFile, readText);
  useHandoff(useStrayFile(), onFile);
  useHandoff(parts.forNewBoard, onCorrect);
  usePastedText(readText, onFile);
  return {
    ...{ open: isOpen, working, opened, onFile, readText, onText: readText, onCorrect, isOver },
    failure: failure && failureWords(text, failure),
    onOpenChange: (next) => void dispatch({ type: 'dialog', isOpen: next }),
    onTyping: () => void dispatch({ type: 'typed' }),
    onTake: (puzzle: Puzzle) => void dispatch({ type: 'chosen', puzzle }),
  };
}

function failureWords(text: Text, failure: OpeningFailure): string {
  if (failure.reason === 'failed') return text('app.failed', { message: failure.message });
  const most = MAX_FILE_BYTES / 2 ** 20;
  return text(`enter.file.${failure.reason}`, { name: failure.fileName ?? '', most });
}

interface EffectParts extends OpeningParts {
  readonly storage: Storage;
  readonly text: Text;
  readonly navigate: (address: string) => void;
  readonly working: Working;
}

async function run(
  effect: OpeningEffect,
  parts: EffectParts,
  dispatch: Dispatch<OpeningEvent>,
): Promise<void> {
  switch (effect.do) {
    case 'read-file': {
      const { file } = effect;
      const content = await fileText(file);
      return dispatch({ type: 'file-read', fileName: file.name, content });
    }
    case 'read':
      return read(effect, parts, dispatch);
    case 'put-on-board':
      return putOnBoard(effect.draft, parts);
    case 'put-on-new-board':
      parts.forNewBoard.held = effect.draft;
      return parts.navigate('/enter');
    case 'add-and-play':
      return parts.navigate(
        addressOf('play', await addOwn(parts.storage, effect.puzzle, 'imported')),
      );
  }
}

async function read(
  { text: source, fileName }: OpeningEffect & { readonly do: 'read' },
  { working, text }: EffectParts,
  dispatch: Dispatch<OpeningEvent>,
): Promise<void> {
  try {
    const opened = await working.run(text('enter.work.read'), ({ signal }) =>
      openText(source, fileName, signal),
    );
    if (opened !== undefined) await dispatch({ type: 'read', opened });
  } catch (error) {
    await dispatch({ type: 'failed', message: (error as Error).message });
  }
}
