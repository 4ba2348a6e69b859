// Toasts: short messages that go by themselves, each with at most one action.

import { create } from 'zustand';
import { defined } from '../../src/puzzle/defined.ts';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const useToasts = create<{ readonly all: readonly Toast[]; readonly last: number }>(() => ({
  all: [],
  last: 0,
}));

/**
 * Shows the toast and keeps at most two older ones. Returns a function that removes the toast, for
 * example when its action is no longer possible.
 */
export function showToast(text: string, action?: Toast['action']): () => void {
  const id = useToasts.getState().last + 1;
  useToasts.setState(({ all }) => ({
    all: [...all.slice(-2), { id, text, ...defined({ action }) }],
    last: id,
  }));
  return () => removeToast(id);
}

/** Shows the toast unless one with the same text is still there. */
export function showToastOnce(text: string, action?: Toast['action']): void {
  if (useToasts.getState().all.every((each) => each.text !== text)) showToast(text, action);
}

export function removeToast(id: number): void {
  useToasts.setState(({ all }) => ({ all: all.filter((each) => each.id !== id) }));
}
