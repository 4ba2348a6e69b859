// Lies over the grid while given cells are set: a press on a cell, or Enter on the cell of the
// keyboard cursor, gives the cell its next state, and a drag gives all cells that it passes the
// state of the first one.

import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';
import { isInside, type Place } from '../../../src/puzzle/places.ts';
import { announce } from '../../app/announcer.tsx';
import { type Text, useText } from '../../app/texts.ts';
import { colourOfGiven } from '../draft/given-cells.ts';
import {
  afterGivenStroke,
  beginGivenStroke,
  extendGivenStroke,
  type GivenStroke,
} from '../draft/given-stroke.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';
import styles from './clue-board.module.css';
import { historyStep } from './field-keys.ts';

interface GivenEditorProps {
  readonly draft: TypedDraft;
  /** Called with every change of a stroke before its end; undefined when there is none any more. */
  readonly onStroke: (stroke: GivenStroke | undefined) => void;
  /** Called with a stroke that has ended. */
  readonly onGiven: (stroke: GivenStroke) => void;
  readonly onStep: (direction: 'undo' | 'redo') => void;
}

export function GivenEditor({ draft, onStroke, onGiven, onStep }: GivenEditorProps) {
  const text = useText();
  const [kept, setPlace] = useState<Place>(FIRST);
  const place = isInside(draft, kept) ? kept : FIRST;
  // Several events may come before React renders again, so the stroke is kept beside the state.
  const stroke = useRef<GivenStroke>(undefined);
  const show = (next: GivenStroke | undefined): void => {
    stroke.current = next;
    onStroke(next);
  };
  useEffect(() => () => onStroke(undefined), [onStroke]);
  const finish = (ended: GivenStroke): void => {
    const last = ended.trail.at(-1) ?? place;
    setPlace(last);
    onGiven(ended);
    announce(cellWords(text, afterGivenStroke(draft, ended), last));
  };
  const press = (event: PointerEvent): void => {
    const at = placeAt(event, draft);
    // A second finger zooms, and the first one no longer draws.
    if (!event.isPrimary) show(undefined);
    else if (event.button === 0 && isInside(draft, at)) {
      event.currentTarget.setPointerCapture(event.pointerId);
      show(beginGivenStroke(draft, at));
    }
  };
  const drag = (event: PointerEvent): void => {
    if (stroke.current === undefined) return;
    show(extendGivenStroke(stroke.current, draft, placeAt(event, draft)));
  };
  const release = (): void => {
    const ended = stroke.current;
    if (ended === undefined) return;
    show(undefined);
    finish(ended);
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
    if (step !== undefined) {
      show(undefined);
      onStep(step);
    } else if (isTurn) finish(beginGivenStroke(draft, place));
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
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={() => show(undefined)}
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

/** Returns the place under a pointer, which may be beyond the board. */
function placeAt(
  { currentTarget, clientX, clientY }: PointerEvent,
  { width, height }: TypedDraft,
): Place {
  const box = currentTarget.getBoundingClientRect();
  return {
    row: Math.floor(((clientY - box.top) / box.height) * height),
    column: Math.floor(((clientX - box.left) / box.width) * width),
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
