// The loupe of a board, whose code is loaded when fingers are expected to aim. Until it has come,
// and if it cannot be loaded, aiming works without it.

import type { Loupe, LoupeView } from '../aiming/loupe.ts';

type LoupeCode = typeof import('../aiming/loupe.ts');

export interface LazyLoupe {
  made: { readonly code: LoupeCode; readonly loupe: Loupe } | undefined;
  /** The view that the loupe shows; undefined while the loupe is hidden. */
  view: LoupeView | undefined;
}

export function loadLoupe(): Promise<LoupeCode> {
  return import('../aiming/loupe.ts');
}

/** Shows the view in the loupe, or hides the loupe. */
export function lookThrough(
  lazy: LazyLoupe,
  host: HTMLElement | null,
  view: LoupeView | undefined,
): void {
  lazy.view = view;
  if (lazy.made) lazy.made.code.drawLoupe(lazy.made.loupe, view);
  else if (view && host) loadLoupe().then((code) => make(lazy, host, code), console.warn);
}

function make(lazy: LazyLoupe, host: HTMLElement, code: LoupeCode): void {
  lazy.made ??= { code, loupe: code.makeLoupe(host) };
  code.drawLoupe(lazy.made.loupe, lazy.view);
}
