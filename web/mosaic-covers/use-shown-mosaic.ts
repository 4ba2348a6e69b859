// Finds what may be seen of a mosaic: the cells that are known, and its title once the whole is
// there.

import { useMemo } from 'react';
import type { Mosaic } from '../../src/packs/mosaic.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { useSettings } from '../app/settings.ts';
import { useLanguage } from '../app/texts.ts';
import { shownCells } from '../puzzle-store/mosaics/shown-cells.ts';
import { isWhole, tileStates } from '../puzzle-store/mosaics/tile-states.ts';
import type { Standing } from '../storage/standing.ts';
import type { Saves } from './use-mosaics.ts';

interface ShownMosaic {
  readonly states: readonly Standing[];
  /** Whether the picture of every tile is known. */
  readonly isComplete: boolean;
  /** A mark for each cell of the whole. */
  readonly cells: Uint8Array;
  /** Whether the picture of a tile that is known cannot be shown. */
  readonly isDamaged: boolean;
  readonly title?: string;
}

export function useShownMosaic(mosaic: Mosaic, saves: Saves): ShownMosaic {
  const { hideTitles } = useSettings();
  const language = useLanguage();
  const states = useMemo(() => tileStates(mosaic, saves), [mosaic, saves]);
  const isComplete = useMemo(() => isWhole(mosaic, saves), [mosaic, saves]);
  const shown = useMemo(() => shownCells(mosaic, saves), [mosaic, saves]);
  const title = hideTitles && !isComplete ? undefined : mosaic.titles[language];
  return { states, isComplete, ...shown, ...defined({ title }) };
}
