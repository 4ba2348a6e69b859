// Tells where the keys of a screen do nothing.

/** Keys write text in a field, and menus and dialogs have keys of their own. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}

const OWN_KEYS =
  'input:not([type="radio"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"]';
