// Returns the clues of the current drawing.

import { useMemo, useRef } from 'react';
import type { Drawing } from '../../../src/create/drawing.ts';
import { type Clues, cluesOf } from './clues.ts';

export function useClues(drawing: Drawing): Clues {
  const before = useRef<Clues>(undefined);
  return useMemo(() => {
    before.current = cluesOf(drawing, before.current);
    return before.current;
  }, [drawing]);
}
