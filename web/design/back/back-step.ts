// Decides how Back closes the dialogs that are open, instead of leaving the page. While dialogs are
// open, the history has one entry more, for the same address. Back leaves that entry, which closes
// the uppermost dialog. A dialog that is closed in another way leaves the entry, too, unless
// another dialog opens at once.

import type { StepResult } from '../../app/step-host.ts';

interface BackState {
  /** How many dialogs are open. */
  readonly open: number;
  /** Whether the page is on its way back from the entry by itself. */
  readonly isLeaving: boolean;
}

/**
 * `settled` follows `closed` after a moment in which another dialog may open. `isOnEntry` says
 * whether the present entry of the history is one that was added for dialogs.
 */
export type BackEvent =
  | { readonly kind: 'closed' }
  | { readonly kind: 'opened' | 'settled' | 'popped'; readonly isOnEntry: boolean };

export type BackEffect = 'add-entry' | 'go-back' | 'close-uppermost';

export const NONE_OPEN: BackState = { open: 0, isLeaving: false };

export function backStep(state: BackState, event: BackEvent): StepResult<BackState, BackEffect> {
  const { open, isLeaving } = state;
  switch (event.kind) {
    case 'opened':
      return [{ open: open + 1, isLeaving }, isLeaving || event.isOnEntry ? [] : ['add-entry']];
    case 'closed':
      return [{ open: open - 1, isLeaving }, []];
    case 'settled':
      return open > 0 || isLeaving || !event.isOnEntry ? [state, []] : leave(state);
    case 'popped':
      return afterPop(state, event.isOnEntry);
  }
}

function afterPop(state: BackState, isOnEntry: boolean): StepResult<BackState, BackEffect> {
  const { open, isLeaving } = state;
  // A dialog that opened on the way back has no entry yet.
  if (isLeaving) return [{ open, isLeaving: false }, open > 0 ? ['add-entry'] : []];
  if (open === 0) return isOnEntry ? leave(state) : [state, []];
  if (isOnEntry) return [state, []];
  return [state, open > 1 ? ['close-uppermost', 'add-entry'] : ['close-uppermost']];
}

/** Leaves an entry without a dialog, such as one that a link in a dialog has left behind. */
function leave({ open }: BackState): StepResult<BackState, BackEffect> {
  return [{ open, isLeaving: true }, ['go-back']];
}
