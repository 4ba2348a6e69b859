// Remembers with the game which techniques help has shown, for the statistics.

import { useEffect } from 'react';
import { shownTechnique } from '../assistance/shown-technique.ts';
import { withShownTechnique } from '../game/game.ts';
import type { GameStore } from '../game/game-store.ts';

export function useShownTechniques(store: GameStore): void {
  useEffect(
    () =>
      store.subscribe((state) => {
        const technique = shownTechnique(state);
        if (technique === undefined) return;
        const game = withShownTechnique(state.game, technique, Date.now());
        if (game !== state.game) store.setState({ game });
      }),
    [store],
  );
}
