// Says that the mosaics could not be loaded, and what to do.

import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';

export function NotLoaded({ onAgain }: { readonly onAgain: () => void }) {
  const text = useText();
  return (
    <Notice kind="wrong" actions={<Button onClick={onAgain}>{text('app.again')}</Button>}>
      {text('mosaic.not-loaded')}
    </Notice>
  );
}
