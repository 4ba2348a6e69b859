// Plays the cues of the moves, for those who have switched on sounds or vibration. The code of the
// sounds is loaded when they are on.

import { useEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import { vibrate } from '../../app/vibrate.ts';
import type { Wrong } from '../assistance/use-mistakes.ts';
import type { GameStore } from '../game/game-store.ts';
import { type Cue, cueOf } from './cue-of.ts';
import type { Sounds } from './sounds.ts';

/** Milliseconds of vibration, then of rest, in turns. */
const VIBRATIONS: Readonly<Record<Cue, readonly number[]>> = {
  fill: [6],
  cross: [6],
  line: [16],
  solved: [20, 60, 20, 60, 40],
  wrong: [30, 40, 30],
};

export function useCues(store: GameStore, wrong: Wrong): void {
  const sounds = useSounds();
  useEffect(
    () =>
      store.subscribe(({ game }, before) => {
        if (game.play !== before.game.play) give(cueOf(before.game, game), sounds.current);
      }),
    [store, sounds],
  );
  useEffect(() => {
    if (wrong.fresh !== undefined) give('wrong', sounds.current);
  }, [wrong, sounds]);
}

/** Loads the sounds while they are on. Plays one when they are switched on, as an example. */
function useSounds() {
  const isOn = useSettings(({ sounds }) => sounds);
  const wasOn = useRef(isOn);
  const sounds = useRef<Sounds>(undefined);
  useEffect(() => {
    const isExample = isOn && !wasOn.current;
    wasOn.current = isOn;
    if (!isOn) return;
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { makeSounds } = await import('./sounds.ts');
      if (!isWanted) return;
      sounds.current = makeSounds();
      if (isExample) sounds.current.play('line');
    };
    load().catch(console.error);
    return () => {
      isWanted = false;
      sounds.current?.close();
      sounds.current = undefined;
    };
  }, [isOn]);
  return sounds;
}

function give(cue: Cue | undefined, sounds: Sounds | undefined): void {
  if (cue === undefined) return;
  sounds?.play(cue);
  vibrate(VIBRATIONS[cue]);
}
