// The setup in the address.

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { Setup } from './setup.ts';
import { setupOf, setupParams } from './setup-url.ts';

export function useSetup(): readonly [Setup, (changes: Partial<Setup>) => void] {
  const [params, setParams] = useSearchParams();
  const setup = useMemo(() => setupOf(params), [params]);
  const change = useCallback(
    (changes: Partial<Setup>) =>
      setParams((now) => setupParams({ ...setupOf(now), ...changes }), { replace: true }),
    [setParams],
  );
  return [setup, change];
}
