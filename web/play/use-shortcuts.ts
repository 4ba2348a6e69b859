// The keys of the Play screen. They work wherever the focus is, except in a field, a menu or a
// dialog.

import { useEffect } from 'react';
import { hasOwnKeys } from '../app/has-own-keys.ts';
import { useSettings } from '../app/settings.ts';
import { askCheck, dismiss } from './assistance/ask-check.ts';
import { askHint, makeStep } from './assistance/ask-hint.ts';
import type { AskContext } from './assistance/ask-worker.ts';
import { leaveChain } from './chain/leave-chain.ts';
import { beginTrial, dropTrial, keepTrial, redoMove, undoMove } from './game/game-store.ts';
import { togglePause } from './pause/pause.ts';
import { isOffered, type Shortcut, shortcutOf } from './shortcuts.ts';

/** Shortcuts that repeat while their key is held. */
const REPEATED: readonly Shortcut[] = ['undo', 'redo'];

export function useShortcuts(context: AskContext, isActive: boolean, showKeys: () => void): void {
  const hasLetters = useSettings(({ letterKeys }) => letterKeys);
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || hasOwnKeys(event.target)) return;
      const command = shortcutOf(event, hasLetters);
      if (command === undefined || (event.repeat && !REPEATED.includes(command))) return;
      if (command !== 'dismiss') event.preventDefault();
      perform(context, command, showKeys);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [context, isActive, hasLetters, showKeys]);
}

function perform(context: AskContext, command: Shortcut, showKeys: () => void): void {
  const { store } = context;
  const deeds: Readonly<Record<Shortcut, () => unknown>> = {
    undo: () => undoMove(store),
    redo: () => redoMove(store),
    hint: () => askHint(context),
    step: () => makeStep(context),
    check: () => askCheck(context),
    pause: () => togglePause(store),
    'begin-trial': () => beginTrial(store),
    'accept-trial': () => keepTrial(store),
    'drop-trial': () => dropTrial(store),
    keys: showKeys,
    dismiss: () => clear(context),
  };
  if (isOffered(command, useSettings.getState())) deeds[command]();
}

/** Leaves a chain on the board first: the hint that it belongs to stays. */
function clear({ store }: AskContext): void {
  if (store.getState().playback?.kind === 'chain') {
    leaveChain(store);
    return;
  }
  store.setState({ playback: undefined, isCelebrated: false });
  dismiss({ store });
}
