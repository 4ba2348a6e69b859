// Opens an unsolved puzzle that suits the person and that nobody has chosen.

import { Dices } from 'lucide-react';
import { useLocation } from 'wouter';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../design/button.tsx';
import { isNewcomer } from '../../puzzle-store/newcomer.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import { allSolves } from '../../puzzle-store/solve-log.ts';
import { useStorage } from '../../storage/use-storage.ts';
import type { NamedEntry } from '../named-entry.ts';
import { surprisingPuzzle } from './surprise.ts';

export function SurpriseButton({ entries }: { readonly entries: readonly NamedEntry[] }) {
  const text = useText();
  const [, navigate] = useLocation();
  const storage = useStorage();
  const surprise = async (): Promise<void> => {
    const [newcomer, solves] = await Promise.all([isNewcomer(storage), allSolves(storage)]);
    const found = surprisingPuzzle(entries, { isNewcomer: newcomer, solves }, Math.random);
    if (found === undefined) showToast(text('library.surprise.none'));
    else navigate(addressOf('play', found.id));
  };
  return (
    <Button icon={Dices} onClick={() => void surprise()}>
      {text('library.surprise')}
    </Button>
  );
}
