// A yes-or-no choice on this screen, saved in the browser.

import { useCallback, useEffect, useState } from 'react';
import { useStorage } from '../storage/use-storage.ts';

export function useKeptChoice(key: string, first: boolean): [boolean, (value: boolean) => void] {
  const storage = useStorage();
  const [value, setValue] = useState(first);
  useEffect(() => {
    void storage.get('settings', key).then((kept) => {
      if (typeof kept === 'boolean') setValue(kept);
    });
  }, [storage, key]);
  const keep = useCallback(
    (next: boolean) => {
      setValue(next);
      void storage.put('settings', key, next);
    },
    [storage, key],
  );
  return [value, keep];
}
