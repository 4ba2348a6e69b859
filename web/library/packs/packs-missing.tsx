// Says that the packs could not be loaded, while the other puzzles are there.

import { useState } from 'react';
import { reloadIfServed } from '../../app/reload-if-served.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';

/** `retry` resolves to whether the packs are here now. */
export function PacksMissing({ retry }: { readonly retry: () => Promise<boolean> }) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    setBusy(true);
    if (!(await retry())) await reloadIfServed();
    setBusy(false);
  };
  return (
    <Notice
      kind="wrong"
      actions={
        <Button aria-disabled={isBusy} onClick={() => isBusy || void again()}>
          {text('app.again')}
        </Button>
      }
    >
      {text('library.packs.missing')}
    </Notice>
  );
}
