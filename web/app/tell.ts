// Short messages that come and go, each with at most one action.

import { create } from 'zustand';

interface Told {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const useTold = create<{ readonly all: readonly Told[]; readonly last: number }>(() => ({
  all: [],
  last: 0,
}));

/** Returns a function that removes the message, for when its action makes no sense any more. */
export function tell(text: string, action?: Told['action']): () => void {
  const id = useTold.getState().last + 1;
  useTold.setState(({ all }) => ({
    all: [...all.slice(-2), { id, text, ...(action && { action }) }],
    last: id,
  }));
  return () => forget(id);
}

export function forget(id: number): void {
  useTold.setState(({ all }) => ({ all: all.filter((each) => each.id !== id) }));
}
