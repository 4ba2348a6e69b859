// Messages that make sense on one screen only, such as those with Undo: they go away with it.

import { useCallback, useEffect, useRef } from 'react';
import { tell } from './tell.ts';

export function useTell(): (...message: Parameters<typeof tell>) => void {
  const told = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const forget of told.current) forget();
      told.current = [];
    },
    [],
  );
  return useCallback((...message) => {
    told.current.push(tell(...message));
  }, []);
}
