// The welcome of a person who is new here. Its card loads when it is needed, after the board.

import { type ComponentType, useEffect, useState } from 'react';
import { endWelcome, isNewcomer, lessonsDone } from '../../puzzle-store/newcomer.ts';
import { useStorage } from '../../storage/use-storage.ts';
import type { WelcomeCardProps } from './welcome-card.tsx';

export interface Welcome {
  readonly Card: ComponentType<WelcomeCardProps>;
  /** How many lessons of the tutorial are done. */
  readonly lessons: number;
  /** Notes that the welcome is over, and leaves the card where it is. */
  readonly note: () => void;
  /** Takes the card away, too. */
  readonly end: () => void;
}

/** Returns undefined for those who are not new, and when the welcome is over. */
export function useWelcome(): Welcome | undefined {
  const storage = useStorage();
  const [welcome, setWelcome] = useState<Welcome>();
  useEffect(() => {
    let isWanted = true;
    const note = (): void => endWelcome(storage);
    const end = (): void => {
      note();
      setWelcome(undefined);
    };
    const begin = async (): Promise<void> => {
      if (!(await isNewcomer(storage))) return;
      const [{ WelcomeCard }, lessons] = await Promise.all([
        import('./welcome-card.tsx'),
        lessonsDone(storage),
      ]);
      if (isWanted) setWelcome({ Card: WelcomeCard, lessons, note, end });
    };
    // A card that cannot be loaded is left out, because the puzzle can be played without it.
    begin().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [storage]);
  return welcome;
}
