// Opens an unsolved puzzle that nobody has chosen.

import { Dices } from 'lucide-react';
import { useLocation } from 'wouter';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../design/button.tsx';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import type { NamedEntry } from '../named-entry.ts';
import { anyOpen } from './next-in-pack.ts';

export function SurpriseButton({ entries }: { readonly entries: readonly NamedEntry[] }) {
  const text = useText();
  const [, navigate] = useLocation();
  const surprise = (): void => {
    const found = anyOpen(entries, Math.random());
    if (found === undefined) showToast(text('library.surprise.none'));
    else navigate(addressOf('play', found.id));
  };
  return (
    <Button icon={Dices} onClick={surprise}>
      {text('library.surprise')}
    </Button>
  );
}
