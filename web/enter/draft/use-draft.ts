// The draft on the screen, and all the ways to change it.

import { useState } from 'react';
import { useStore } from 'zustand';
import { makeStepHost, type StepHost } from '../../app/step-host.ts';
import type { Storage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { forgetDraft, keepDraft } from './draft-record.ts';
import {
  type DraftEffect,
  type DraftEvent,
  draftStep,
  type OpenDraft,
  openDraft,
} from './draft-step.ts';
import type { TypedDraft } from './typed-draft.ts';

export interface Drafting extends DraftActions {
  readonly draft: TypedDraft;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

interface DraftActions {
  /** `tag` joins successive changes of one kind into one step. */
  readonly change: (next: (draft: TypedDraft) => TypedDraft, tag?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Called when `saved` was saved as puzzle `to`. */
  readonly settle: (saved: TypedDraft, to: string) => Promise<void>;
}

export function useDraft(id: string | undefined, start: TypedDraft): Drafting {
  const storage = useStorage();
  const [{ store, actions }] = useState(() => {
    const host = makeStepHost(openDraft(id, start), draftStep, (effect: DraftEffect) =>
      run(storage, effect),
    );
    return { store: host.store, actions: actionsOn(host) };
  });
  const { present, past, future } = useStore(store, ({ timeline }) => timeline);
  return { draft: present, canUndo: past.length > 0, canRedo: future.length > 0, ...actions };
}

function actionsOn({ store, dispatch }: StepHost<OpenDraft, DraftEvent>): DraftActions {
  return {
    change: (next, tag) => {
      const draft = next(store.getState().timeline.present);
      void dispatch({ type: 'changed', draft, tag });
    },
    undo: () => void dispatch({ type: 'undo' }),
    redo: () => void dispatch({ type: 'redo' }),
    settle: (saved, to) => dispatch({ type: 'saved', draft: saved, id: to }),
  };
}

async function run(storage: Storage, effect: DraftEffect): Promise<void> {
  switch (effect.do) {
    case 'keep':
      return keepDraft(storage, effect.id, effect.draft);
    case 'forget':
      return forgetDraft(storage, effect.id);
    case 'move':
      // The new record is written before the old one is removed, because the page may be closed at
      // any time.
      await keepDraft(storage, effect.to, effect.draft);
      return forgetDraft(storage, effect.from);
  }
}
