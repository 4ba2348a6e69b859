// The choice of a puzzle: a built-in one or one of the person's own.

import { useEffect, useId, useState } from 'react';
import { useText } from '../../app/texts.ts';
import { builtIns, ownPuzzles } from '../../puzzle-store/library-puzzles.ts';
import type { OwnPuzzle } from '../../storage/records.ts';
import { useStorage } from '../../storage/use-storage.ts';
import styles from './field.module.css';

interface PuzzleChoiceProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

const bySize = [...builtIns].sort(
  (a, b) => a.width * a.height - b.width * b.height || a.title.localeCompare(b.title),
);

export function PuzzleChoice({ value, onChange }: PuzzleChoiceProps) {
  const text = useText();
  const id = useId();
  const own = useOwn();
  const isListed = [...bySize, ...own].some((each) => each.id === value);
  const sized = (title: string, { width, height }: { width: number; height: number }): string =>
    text('lab.puzzle.sized', { title, width, height });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {text('lab.puzzle')}
      </label>
      <select
        id={id}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {!isListed && <option value={value}>{value}</option>}
        {own.length > 0 && (
          <optgroup label={text('lab.puzzle.own')}>
            {own.map((each) => (
              <option key={each.id} value={each.id}>
                {sized(each.puzzle.meta.title ?? text('lab.puzzle.untitled'), each.puzzle)}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={text('lab.puzzle.built-in')}>
          {bySize.map((each) => (
            <option key={each.id} value={each.id}>
              {sized(each.title, each)}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  );
}

function useOwn(): readonly OwnPuzzle[] {
  const storage = useStorage();
  const [own, setOwn] = useState<readonly OwnPuzzle[]>([]);
  useEffect(() => {
    let isWanted = true;
    void ownPuzzles(storage).then((puzzles) => isWanted && setOwn(puzzles));
    return () => {
      isWanted = false;
    };
  }, [storage]);
  return own;
}
