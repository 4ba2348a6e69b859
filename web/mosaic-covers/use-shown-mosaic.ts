// Loads what may be seen of a mosaic: the cells that are known, and its title once the whole is
// there.

import { useCallback, useMemo } from 'react';
import type { Mosaic } from '../../src/packs/mosaic.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { useSettings } from '../app/settings.ts';
import { useLanguage } from '../app/texts.ts';
import type { ListedMosaic } from '../puzzle-store/mosaics/listed-mosaic.ts';
import { loadMosaic } from '../puzzle-store/mosaics/load-mosaics.ts';
import { shownCells } from '../puzzle-store/mosaics/shown-cells.ts';
import { isWhole, tileStates } from '../puzzle-store/mosaics/tile-states.ts';
import type { Standing } from '../storage/standing.ts';
import { useLoaded } from './use-loaded.ts';
import type { Saves } from './use-mosaics.ts';

export interface ShownMosaic {
  readonly states: readonly Standing[];
  /** Whether the picture of every tile is known. */
  readonly isComplete: boolean;
  /** Undefined until it is loaded. */
  readonly mosaic?: Mosaic;
  /** A mark for each cell of the whole. */
  readonly cells?: Uint8Array;
  readonly title?: string;
  readonly error?: unknown;
  readonly again: () => void;
}

/** A mosaic that is not opened is loaded only if something of it can be seen. */
export function useShownMosaic(
  listed: ListedMosaic,
  saves: Saves,
  { isOpened }: { readonly isOpened: boolean },
): ShownMosaic {
  const { hideTitles } = useSettings();
  const language = useLanguage();
  const states = useMemo(() => tileStates(listed, saves), [listed, saves]);
  const isComplete = useMemo(() => isWhole(listed, saves), [listed, saves]);
  const isSeen = isOpened || !hideTitles || states.some((state) => state !== 'new');
  const load = useCallback(async () => {
    const mosaic = isSeen ? await loadMosaic(listed.number) : undefined;
    return mosaic && { mosaic, cells: shownCells(mosaic, saves) };
  }, [listed, saves, isSeen]);
  const { value, error, again } = useLoaded(load);
  const { mosaic, cells } = value ?? {};
  const title = hideTitles && !isComplete ? undefined : mosaic?.titles[language];
  return { states, isComplete, ...defined({ mosaic, cells, title, error }), again };
}
