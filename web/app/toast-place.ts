// The place of the toasts while a dialog is open: the dialog that was opened last. Nothing outside
// a dialog can be pressed or is read out while it is open.

import { create } from 'zustand';

const usePlaces = create<readonly HTMLElement[]>(() => []);

/** Offers an element as the place of the toasts; returns a function that takes it back. */
export function offerToastPlace(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  usePlaces.setState((places) => [...places, element], true);
  return () => usePlaces.setState((places) => places.filter((each) => each !== element), true);
}

/** Returns undefined if no dialog is open. */
export function useToastPlace(): HTMLElement | undefined {
  return usePlaces((places) => places.at(-1));
}

export function isDialogOpen(): boolean {
  return usePlaces.getState().length > 0;
}
