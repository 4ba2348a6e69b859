// The choice of a puzzle: a built-in one in a file of its own, one of the person's own, or the one
// of a pack that the address names.

import { useId } from 'react';
import { useText } from '../../app/texts.ts';
import { builtInOf, builtIns } from '../../puzzle-store/library-puzzles.ts';
import { nameFacts } from '../../puzzle-store/opened-name.ts';
import { addressPart, idOfAddressPart } from '../../puzzle-store/puzzle-address.ts';
import { useLibrary } from '../../puzzle-store/use-library.ts';
import { type ListedPuzzle, usePuzzleNames } from '../../puzzle-store/use-puzzle-names.ts';
import { sizedName } from '../sized-name.ts';
import styles from './field.module.css';

interface PuzzleChoiceProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

const bySize = [...builtIns].sort(
  (a, b) => a.width * a.height - b.width * b.height || a.width - b.width || a.number - b.number,
);

export function PuzzleChoice({ value, onChange }: PuzzleChoiceProps) {
  const text = useText();
  const id = useId();
  const { own, isKnown } = useLibrary();
  const { nameOf, titleOf } = usePuzzleNames(true);
  const isListed = [...bySize, ...own].some((each) => each.id === value);
  const packed = isListed ? undefined : builtInOf(value);
  const optionOf = (puzzle: ListedPuzzle) => {
    const isTitled = isKnown(puzzle.id);
    const isTitle = titleOf(puzzle, isTitled) !== undefined;
    return (
      <option key={puzzle.id} value={addressPart(puzzle.id)}>
        {sizedName(nameOf(puzzle, isTitled), isTitle, puzzle, text)}
      </option>
    );
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {text('lab.puzzle')}
      </label>
      <select
        id={id}
        className={styles.control}
        value={addressPart(value)}
        onChange={(event) => onChange(idOfAddressPart(event.target.value))}
      >
        {packed && optionOf(packed)}
        {!isListed && packed === undefined && <option value={value}>{value}</option>}
        {own.length > 0 && (
          <optgroup label={text('lab.puzzle.own')}>
            {own.map((each) => optionOf({ id: each.id, ...nameFacts(each) }))}
          </optgroup>
        )}
        <optgroup label={text('lab.puzzle.built-in')}>{bySize.map(optionOf)}</optgroup>
      </select>
    </div>
  );
}
