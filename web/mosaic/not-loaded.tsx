// Says that the mosaics could not be loaded or are damaged, and what to do.

import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { isDamage } from '../puzzle-store/damaged-puzzle.ts';

interface NotLoadedProps {
  readonly error: unknown;
  readonly onAgain: () => void;
}

export function NotLoaded({ error, onAgain }: NotLoadedProps) {
  const text = useText();
  return (
    <Notice kind="wrong" actions={<Button onClick={onAgain}>{text('app.again')}</Button>}>
      {text(isDamage(error) ? 'mosaic.damaged' : 'mosaic.not-loaded')}
    </Notice>
  );
}
