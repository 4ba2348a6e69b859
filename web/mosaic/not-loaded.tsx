// Says that a mosaic could not be loaded or is damaged, and what to do.

import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { DamagedPuzzle } from '../puzzle-store/packs/pack-index.ts';

interface NotLoadedProps {
  readonly error: unknown;
  readonly onAgain: () => void;
}

export function NotLoaded({ error, onAgain }: NotLoadedProps) {
  const text = useText();
  // A script that was cut off on its way is no script.
  const isDamaged = error instanceof DamagedPuzzle || error instanceof SyntaxError;
  return (
    <Notice kind="wrong" actions={<Button onClick={onAgain}>{text('app.again')}</Button>}>
      {text(isDamaged ? 'mosaic.damaged' : 'mosaic.not-loaded')}
    </Notice>
  );
}
