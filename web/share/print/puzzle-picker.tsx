// A list of puzzles of the library to tick, with a field to find puzzles by name among all of them.
// The puzzles that were chosen when the list opened come first. Later ticks do not move entries, so
// that no entry moves under the finger.

import { useEffect, useId, useMemo, useState } from 'react';
import { useText } from '../../app/texts.ts';
import { TickList } from '../../design/tick-list.tsx';
import type { BuiltIn } from '../../puzzle-store/built-in.ts';
import { builtIns, knownBuiltIns } from '../../puzzle-store/library-puzzles.ts';
import { nameFacts } from '../../puzzle-store/opened-name.ts';
import { useLibrary } from '../../puzzle-store/use-library.ts';
import { usePuzzleNames } from '../../puzzle-store/use-puzzle-names.ts';
import styles from './print.module.css';

interface PuzzlePickerProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The most entries of the list: a search finds the others. */
const MOST_SHOWN = 100;

interface Offer {
  readonly id: string;
  readonly name: string;
  /** The size, unless the name says it. */
  readonly detail: string;
}

export function PuzzlePicker({ chosen, onChange }: PuzzlePickerProps) {
  const text = useText();
  const id = useId();
  const [wish, setWish] = useState('');
  const [first] = useState(chosen);
  const offers = useOffers(first);
  const found = offers.filter(({ name }) => plain(name).includes(plain(wish.trim())));
  const more = found.length - MOST_SHOWN;
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
      {found.length === 0 ? (
        <p className={styles.size}>{text('share.print.noMatch')}</p>
      ) : (
        <TickList
          entries={found.slice(0, MOST_SHOWN)}
          isTicked={(offer) => chosen.includes(offer)}
          onToggle={toggle}
        />
      )}
      {more > 0 && <p className={styles.size}>{text('share.print.more', { more })}</p>}
    </fieldset>
  );
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('×', 'x');
}

function useOffers(first: readonly string[]): readonly Offer[] {
  const { own, isKnown } = useLibrary();
  const { nameOf, titleOf } = usePuzzleNames(true);
  const builtIn = useKnownBuiltIns();
  return useMemo(() => {
    const all = [...own.map((each) => ({ id: each.id, ...nameFacts(each) })), ...builtIn];
    const isLater = ({ id }: Offer): number => (first.includes(id) ? 0 : 1);
    const { compare } = new Intl.Collator(undefined, { numeric: true });
    return all
      .map((each): Offer => {
        const isTitled = titleOf(each, isKnown(each.id)) !== undefined;
        const detail = isTitled ? `${each.width} × ${each.height}` : '';
        return { id: each.id, name: nameOf(each, isKnown(each.id)), detail };
      })
      .sort((a, b) => isLater(a) - isLater(b) || compare(a.name, b.name));
  }, [own, builtIn, isKnown, nameOf, titleOf, first]);
}

/** The puzzles of packs come in when the index of the packs is loaded. */
function useKnownBuiltIns(): readonly BuiltIn[] {
  const [known, setKnown] = useState(builtIns);
  useEffect(() => {
    let isWanted = true;
    void knownBuiltIns().then((all) => isWanted && setKnown(all));
    return () => {
      isWanted = false;
    };
  }, []);
  return known;
}
