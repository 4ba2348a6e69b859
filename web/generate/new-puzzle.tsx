// The dialog "New puzzle", whose code and texts are loaded when it is opened.

import { loadTexts } from '../app/texts.ts';
import { DialogNotLoaded } from '../design/dialog-not-loaded.tsx';
import { lazyPart } from '../design/lazy-part.tsx';

export const NewPuzzle = lazyPart(async () => {
  const [part] = await Promise.all([import('./new-puzzle-dialog.tsx'), loadTexts(['generate'])]);
  return part.NewPuzzleDialog;
}, DialogNotLoaded);
