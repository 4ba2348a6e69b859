// The dialog "Make a book", whose code and texts are loaded when it is opened.

import { loadTexts } from '../../app/texts.ts';
import { DialogNotLoaded } from '../../design/dialog-not-loaded.tsx';
import { lazyPart } from '../../design/lazy-part.tsx';

export const NewBook = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./book-dialog.tsx'),
    loadTexts(['book', 'share', 'wordings']),
  ]);
  return part.BookDialog;
}, DialogNotLoaded);
