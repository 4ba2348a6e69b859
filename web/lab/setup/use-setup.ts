// The setup in the address.

import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { addressPart } from '../../puzzle-store/puzzle-address.ts';
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
  useEffect(() => {
    const named = params.get('puzzle');
    // An earlier address has the id of the puzzle, which tells what the picture shows.
    if (named !== null && named !== addressPart(setup.puzzle)) change({});
  }, [params, setup.puzzle, change]);
  return [setup, change];
}
