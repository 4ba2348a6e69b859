// The choices of the last time, saved in the browser when a puzzle is made of them.

import { useEffect, useState } from 'react';
import { useStorage } from '../storage/use-storage.ts';
import { FIRST_CHOICES, knownChoices, type PuzzleChoices } from './puzzle-choices.ts';

const KEY = 'new-puzzle';

interface KeptChoices {
  readonly choices: PuzzleChoices;
  readonly change: (changes: Partial<PuzzleChoices>) => void;
  readonly keep: () => void;
}

export function useKeptChoices(): KeptChoices {
  const storage = useStorage();
  const [kept, setKept] = useState(FIRST_CHOICES);
  const [changes, setChanges] = useState<Partial<PuzzleChoices>>({});
  useEffect(() => {
    void storage.get('settings', KEY).then((last) => setKept(knownChoices(last)));
  }, [storage]);
  const choices = { ...kept, ...changes };
  return {
    choices,
    change: (more) => setChanges((before) => ({ ...before, ...more })),
    keep: () => void storage.put('settings', KEY, choices),
  };
}
