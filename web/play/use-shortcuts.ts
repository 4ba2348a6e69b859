// The keys of the screen, wherever the focus is on it, except while something is typed or a dialog
// is open.

import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { askCheck, dismiss } from './assistance/ask-check.ts';
import { askHint, makeStep } from './assistance/ask-hint.ts';
import type { Helper } from './assistance/ask-worker.ts';
import { redoMove, undoMove } from './game/game-store.ts';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** Shortcuts that repeat while their key is held. */
const REPEATED: readonly Shortcut[] = ['undo', 'redo'];

export function useShortcuts(helper: Helper, isActive: boolean, showKeys: () => void): void {
  const hasLetters = useSettings(({ letterKeys }) => letterKeys);
  useEffect(() => {
    if (!isActive) return;
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyped(event.target)) return;
      const command = shortcutOf(event, hasLetters);
      if (command === undefined || (event.repeat && !REPEATED.includes(command))) return;
      if (command !== 'dismiss') event.preventDefault();
      perform(helper, command, showKeys);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [helper, isActive, hasLetters, showKeys]);
}

function perform(helper: Helper, command: Shortcut, showKeys: () => void): void {
  const { game } = helper;
  const deeds: Readonly<Record<Shortcut, () => unknown>> = {
    undo: () => undoMove(game),
    redo: () => redoMove(game),
    hint: () => askHint(helper),
    step: () => makeStep(helper),
    check: () => useSettings.getState().mistakes !== 'never' && askCheck(helper),
    keys: showKeys,
    dismiss: () => clear(helper),
  };
  deeds[command]();
}

function clear({ game }: Helper): void {
  game.setState({ playback: undefined, isCelebrated: false });
  dismiss({ game });
}

/** Keys write text in a field, and menus and dialogs have keys of their own. */
function isTyped(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]') !==
      null
  );
}
