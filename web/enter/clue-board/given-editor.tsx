// Lies over the grid while given cells are set: a click on a cell, or Enter on the cell of the
// keyboard cursor, gives the cell its next state.

import { type CSSProperties, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';
import { isInside, type Place } from '../../../src/puzzle/places.ts';
import { announce } from '../../app/announcer.tsx';
import { type Text, useText } from '../../app/texts.ts';
import { colourOfGiven, withNextGiven } from '../draft/given-cells.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';
import styles from './clue-board.module.css';
import { historyStep } from './field-keys.ts';

interface GivenEditorProps {
  readonly draft: TypedDraft;
  readonly onNext: (place: Place) => void;
  readonly onStep: (direction: 'undo' | 'redo') => void;
}

export function GivenEditor({ draft, onNext, onStep }: GivenEditorProps) {
  const text = useText();
  const [kept, setPlace] = useState<Place>(FIRST);
  const place = isInside(draft, kept) ? kept : FIRST;
  const turn = (at: Place): void => {
    setPlace(at);
    onNext(at);
    announce(cellWords(text, withNextGiven(draft, at), at));
  };
  const move = (to: Place): void => {
    if (!isInside(draft, to)) return;
    setPlace(to);
    announce(cellWords(text, draft, to));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = historyStep(event);
    const arrow = ARROWS[event.key];
    const isTurn = event.key === 'Enter' || event.key === ' ';
    if (step === undefined && (arrow === undefined || hasModifier(event)) && !isTurn) return;
    event.preventDefault();
    if (step !== undefined) onStep(step);
    else if (isTurn) turn(place);
    else move({ row: place.row + arrow.row, column: place.column + arrow.column });
  };
  return (
    <div
      role="application"
      aria-label={text('enter.given.editor')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the cursor.
      tabIndex={0}
      className={styles.givenEditor}
      style={{ '--row': place.row, '--column': place.column } as CSSProperties}
      onFocus={() => announce(cellWords(text, draft, place))}
      onClick={(event) => turn(placeAt(event, draft))}
      onKeyDown={onKeyDown}
    >
      <span className={styles.givenCursor} />
    </div>
  );
}

const FIRST: Place = { row: 0, column: 0 };

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

function hasModifier({ ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || shiftKey;
}

function placeAt(
  { currentTarget, clientX, clientY }: MouseEvent,
  { width, height }: TypedDraft,
): Place {
  const box = currentTarget.getBoundingClientRect();
  const cellIn = (share: number, count: number): number =>
    Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  return {
    row: cellIn((clientY - box.top) / box.height, height),
    column: cellIn((clientX - box.left) / box.width, width),
  };
}

/** Returns words like "Row 3, column 4: given as filled". */
function cellWords(text: Text, draft: TypedDraft, { row, column }: Place): string {
  const { palette } = draft;
  const colour = colourOfGiven(draft, { row, column });
  return text('enter.given.cell', {
    row: row + 1,
    column: column + 1,
    state: stateOf(palette, colour),
    letter: palette[colour ?? 0].symbol,
  });
}

function stateOf(palette: Palette, colour: number | undefined): string {
  if (colour === undefined) return 'open';
  if (colour === 0) return 'empty';
  return isMonochrome(palette) ? 'filled' : 'colour';
}
