// The pad for the cursor, whose code is loaded when a player has chosen it.

import { lazyPart } from '../../design/lazy-part.tsx';

export const TouchPad = lazyPart(async () => {
  const { CursorPad } = await import('../../board/aiming/cursor-pad.tsx');
  return CursorPad;
});
