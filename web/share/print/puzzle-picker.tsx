// A list of all puzzles of the library to tick, with a field to find puzzles by title. The puzzles
// that were chosen when the list opened come first. Later ticks do not move entries, so that no
// entry moves under the finger.

import { useEffect, useId, useMemo, useState } from 'react';
import { useText } from '../../app/texts.ts';
import { builtIns, ownPuzzles } from '../../puzzle-store/library-puzzles.ts';
import { useStorage } from '../../storage/use-storage.ts';
import styles from './print.module.css';

interface PuzzlePickerProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

interface Offer {
  readonly id: string;
  readonly title: string;
  readonly size: string;
}

export function PuzzlePicker({ chosen, onChange }: PuzzlePickerProps) {
  const text = useText();
  const id = useId();
  const [wish, setWish] = useState('');
  const [first] = useState(chosen);
  const offers = useOffers(text('share.untitled'), first);
  const shown = offers.filter(({ title }) =>
    title.toLowerCase().includes(wish.trim().toLowerCase()),
  );
  const toggle = (offer: string): void =>
    onChange(chosen.includes(offer) ? chosen.filter((each) => each !== offer) : [...chosen, offer]);
  return (
    <fieldset className={styles.picker}>
      <legend>
        {text('share.print.puzzles')}{' '}
        <span className={styles.count}>{text('share.print.chosen', { count: chosen.length })}</span>
      </legend>
      <label className="visually-hidden" htmlFor={id}>
        {text('share.print.search')}
      </label>
      <input
        id={id}
        type="search"
        className={styles.search}
        placeholder={text('share.print.search')}
        value={wish}
        onChange={(event) => setWish(event.target.value)}
      />
      <div className={styles.offers}>
        {shown.map((offer) => (
          <label key={offer.id} className={styles.offer}>
            <input
              type="checkbox"
              checked={chosen.includes(offer.id)}
              onChange={() => toggle(offer.id)}
            />
            <span className={styles.name}>{offer.title}</span>
            <span className={styles.size}>{offer.size}</span>
          </label>
        ))}
        {shown.length === 0 && <p className={styles.size}>{text('share.print.noMatch')}</p>}
      </div>
    </fieldset>
  );
}

function useOffers(untitled: string, first: readonly string[]): readonly Offer[] {
  const storage = useStorage();
  const [own, setOwn] = useState<readonly Offer[]>([]);
  useEffect(() => {
    let isWanted = true;
    void ownPuzzles(storage).then((puzzles) => {
      const offers = puzzles.map(({ id, puzzle: { meta, ...size } }) =>
        offerOf(id, meta.title ?? untitled, size),
      );
      if (isWanted) setOwn(offers);
    });
    return () => {
      isWanted = false;
    };
  }, [storage, untitled]);
  return useMemo(() => {
    const all = [...own, ...builtIns.map((each) => offerOf(each.id, each.title, each))];
    const isLater = ({ id }: Offer): number => (first.includes(id) ? 0 : 1);
    return all.sort((a, b) => isLater(a) - isLater(b) || a.title.localeCompare(b.title));
  }, [own, first]);
}

function offerOf(id: string, title: string, size: { width: number; height: number }): Offer {
  return { id, title, size: `${size.width} × ${size.height}` };
}
