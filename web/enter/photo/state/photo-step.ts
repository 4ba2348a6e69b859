// Decides what happens to a photo: it is unpacked, read, looked at and corrected, and then its
// clues go on the board. The photo and the last reading stay until they are removed or other ones
// take their place, so that a failure loses nothing. An event leads to the next state and to
// effects, which use-photo.ts runs.

import type { Limits } from '../../../../src/engine/options.ts';
import type { GridPlace, PhotoWish } from '../../../../src/photo/photo-reading.ts';
import { defined } from '../../../../src/puzzle/defined.ts';
import type { Size } from '../../../../src/puzzle/places.ts';
import { validate } from '../../../../src/puzzle/validate.ts';
import type { Verdict } from '../../../../src/puzzle/verdict.ts';
import type { StepResult } from '../../../app/step-host.ts';
import {
  type KeptPhoto,
  NO_PHOTO,
  type PhotoEffect,
  type PhotoEvent,
  type PhotoFailure,
  type PhotoState,
} from './photo-state.ts';
import type { LineEdit } from './shown-number.ts';
import { draftIn, type ShownReading, typedDraftIn, withEdit } from './shown-reading.ts';

type PhotoResult = StepResult<PhotoState, PhotoEffect>;

export function photoStep(state: PhotoState, event: PhotoEvent): PhotoResult {
  switch (event.type) {
    case 'shown':
      return [{ ...state, isShown: event.isShown }, []];
    case 'loaded':
      return loaded(state, event.photo, event.reading);
    case 'file':
      return [{ ...withoutFailure(state), isShown: true }, [{ do: 'unpack', file: event.file }]];
    case 'unpacked':
      return unpacked(state, event.photo, event.isAnimated);
    case 'read':
      return read(state, event.photo, event.reading);
    case 'failed':
      return failed(state, event.failure, event.photo);
    case 'place':
      return [{ ...state, place: event.place, isPlaced: true }, []];
    case 'place-told':
      return placeTold(state);
    case 'place-rests':
      return placeRests(state, event.place);
    case 'read-again':
      return readAgain(state, state.reading?.puzzle);
    case 'read-longer':
      return readAgain(state, state.reading?.puzzle, LONGER);
    case 'puzzle':
      return readAgain(withoutPlace(state), event.puzzle);
    case 'marks':
      return readAgain({ ...state, readsMarks: event.readsMarks }, state.reading?.puzzle);
    case 'edit':
      return edited(state, event.line, event.edit);
    case 'undo':
      return undone(state);
    case 'redo':
      return redone(state);
    case 'settled':
      return settled(state, event.reading, event.verdict);
    case 'use':
      return used(state);
    case 'looked':
      return looked(state, event.line);
    case 'play':
      return played(state);
    case 'forget':
      return [{ ...NO_PHOTO, isShown: state.isShown }, [{ do: 'stop' }, { do: 'forget' }]];
    case 'moved':
      return [NO_PHOTO, []];
    case 'restored':
      return restored(state, event.state);
  }
}

/**
 * A photo that was opened meanwhile stays. One without a reading is not read at once, because
 * reading it may be what ended the page.
 */
function loaded(
  state: PhotoState,
  photo: KeptPhoto,
  reading: ShownReading | undefined,
): PhotoResult {
  if (state.photo !== undefined) return [state, []];
  const place = photo.placed ?? reading?.place ?? guessedPlace(photo.size);
  const isPlaced = photo.placed !== undefined;
  const readsMarks = reading?.marks !== undefined;
  const known = { photo, place, isPlaced, readsMarks };
  if (reading === undefined) return [{ ...state, ...known, failure: { reason: 'unread' } }, []];
  return [{ ...state, ...known, reading }, settling(reading)];
}

function unpacked(state: PhotoState, photo: KeptPhoto, isAnimated: boolean): PhotoResult {
  const effects: readonly PhotoEffect[] = [
    { do: 'keep', photo, reading: undefined },
    ...replacedBy(state),
    { do: 'read', photo, wish: {} },
  ];
  return [{ ...NO_PHOTO, isShown: true, photo, isAnimated }, effects];
}

/** Corrections that were made by hand are not lost with the reading that they were made to. */
function replacedBy(before: PhotoState): readonly PhotoEffect[] {
  return before.reading?.isEdited ? [{ do: 'tell-replaced', before }] : [];
}

/** A reading of a photo that was replaced meanwhile is dropped; corners that were moved stay. */
function read(state: PhotoState, photo: KeptPhoto, reading: ShownReading): PhotoResult {
  if (state.photo?.file !== photo.file) return [state, []];
  const place = state.isPlaced ? (state.place ?? reading.place) : reading.place;
  const next = { ...withoutFailure(state), reading, place, past: [], future: [] };
  return [next, [{ do: 'keep', photo: state.photo, reading }, ...replacedBy(state)]];
}

/**
 * A person can tell where a grid is that was not found, beginning with a guess. The failure to read
 * a photo that was replaced meanwhile is dropped.
 */
function failed(state: PhotoState, failure: PhotoFailure, of?: KeptPhoto): PhotoResult {
  const { photo } = state;
  if (of !== undefined && photo?.file !== of.file) return [state, []];
  const isMissing = asksForPlace(failure) && photo !== undefined;
  const guess = isMissing ? guessedPlace(photo.size) : state.reading?.place;
  const place = state.place ?? guess;
  return [{ ...state, failure, ...defined({ place }) }, []];
}

/** Whether a person should tell where the grid is. */
export function asksForPlace({ reason }: PhotoFailure): boolean {
  return ASKING.includes(reason);
}

const ASKING: readonly PhotoFailure['reason'][] = [
  ...(['no-puzzle', 'no-clues', 'bad-corners', 'no-such-puzzle', 'cancelled', 'unread'] as const),
];

/** The clues usually stand above and to the left of the grid. */
function guessedPlace({ width, height }: Size): GridPlace {
  const [left, right] = [0.3 * width, 0.95 * width].map(Math.round);
  const [top, bottom] = [0.3 * height, 0.95 * height].map(Math.round);
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ] as const;
  return { width: 10, height: 10, corners };
}

/**
 * The place is kept before the photo is read there, so that a reload does not lose it. The record
 * has the whole photo, so it is not written anew for each of many small steps.
 */
function placeTold(state: PhotoState): PhotoResult {
  const { place, isPlaced } = state;
  if (state.photo === undefined || place === undefined || !isPlaced) return [state, []];
  const photo = { ...state.photo, placed: place };
  return [{ ...state, photo, unkept: place }, [{ do: 'wait', place }]];
}

function placeRests(state: PhotoState, place: GridPlace | undefined): PhotoResult {
  const { unkept, ...rest } = state;
  const { photo, reading } = rest;
  const isMoved = place !== undefined && place !== unkept;
  if (photo === undefined || unkept === undefined || isMoved) return [state, []];
  return [rest, [{ do: 'keep', photo, reading }]];
}

/** The limits of the solver where the usual ones were not enough. */
const LONGER: Limits = { seconds: 60, conflicts: 1_000_000 };

function readAgain(state: PhotoState, puzzle: number | undefined, limits?: Limits): PhotoResult {
  const { place: shown, isPlaced, reading } = state;
  if (state.photo === undefined) return [state, []];
  const { placed: _, ...rest } = state.photo;
  const place = isPlaced ? shown : undefined;
  const photo = { ...rest, ...defined({ placed: place }) };
  const wish = wishOf(state, photo, puzzle);
  const effects = [
    { do: 'keep', photo, reading },
    { do: 'read', photo, wish, ...defined({ limits }) },
  ] as const;
  return [{ ...withoutFailure(state), photo }, effects];
}

function wishOf(
  { readsMarks }: PhotoState,
  { placed }: Pick<KeptPhoto, 'placed'>,
  puzzle: number | undefined,
): PhotoWish {
  return { readsMarks, ...defined({ place: placed, puzzle }) };
}

/** The history has at most this many steps; older ones are dropped. */
const MAX_STEPS = 500;

function edited(state: PhotoState, line: number, edit: LineEdit): PhotoResult {
  const { reading } = state;
  if (reading === undefined) return [state, []];
  const past = [...state.past, reading].slice(-MAX_STEPS);
  return corrected({ ...state, past, future: [] }, withEdit(reading, line, edit));
}

function undone(state: PhotoState): PhotoResult {
  const { past, reading, future } = state;
  const before = past.at(-1);
  if (before === undefined || reading === undefined) return [state, []];
  const rest = { ...state, past: past.slice(0, -1), future: [reading, ...future] };
  return corrected(rest, asLookedAt(before, reading));
}

function redone(state: PhotoState): PhotoResult {
  const { past, reading, future } = state;
  const [after, ...rest] = future;
  if (after === undefined || reading === undefined) return [state, []];
  const gone = { ...state, past: [...past, reading], future: rest };
  return corrected(gone, asLookedAt(after, reading));
}

/** Lines that were looked at stay so while corrections are undone. */
function asLookedAt({ looked: _, ...reading }: ShownReading, now: ShownReading): ShownReading {
  return { ...reading, ...defined({ looked: now.looked }) };
}

function corrected(state: PhotoState, reading: ShownReading): PhotoResult {
  const { photo } = state;
  if (photo === undefined) return [state, []];
  return [{ ...state, reading }, [{ do: 'keep', photo, reading }, ...settling(reading)]];
}

function settling(reading: ShownReading): readonly PhotoEffect[] {
  return reading.verdict === undefined ? [{ do: 'settle', reading }] : [];
}

/** A verdict on a reading that was corrected again meanwhile is dropped. */
function settled(state: PhotoState, of: ShownReading, verdict: Verdict): PhotoResult {
  const { photo } = state;
  const { reading: shown } = state;
  if (photo === undefined || shown?.lines !== of.lines) return [state, []];
  const reading = { ...shown, verdict };
  return [{ ...state, reading }, [{ do: 'keep', photo, reading }]];
}

function used(state: PhotoState): PhotoResult {
  if (state.reading === undefined) return [state, []];
  const { looked: _, ...reading } = state.reading;
  const effects: PhotoEffect[] = [{ do: 'put-on-board', draft: typedDraftIn(reading) }];
  if (state.photo !== undefined) effects.push({ do: 'keep', photo: state.photo, reading });
  return [{ ...state, reading, isShown: false }, effects];
}

function looked(state: PhotoState, line: number): PhotoResult {
  const { photo } = state;
  if (photo === undefined || state.reading === undefined) return [state, []];
  const reading = { ...state.reading, looked: [...(state.reading.looked ?? []), line] };
  return [{ ...state, reading }, [{ do: 'keep', photo, reading }]];
}

/** Clues that make no puzzle cannot be played. */
function played(state: PhotoState): PhotoResult {
  const puzzle = state.reading && validate(draftIn(state.reading));
  return [state, puzzle?.ok ? [{ do: 'add-and-play', puzzle: puzzle.value }] : []];
}

/**
 * A photo whose reading was stopped is read anew. What came since the photo was removed, or since
 * its corrections were replaced, can be taken back as well.
 */
function restored(before: PhotoState, state: PhotoState): PhotoResult {
  const { photo, reading } = state;
  if (photo === undefined) return [before, []];
  const isOther = before.photo !== undefined && before.photo.file !== photo.file;
  const isLost = isOther || before.reading?.isEdited === true;
  const effects: readonly PhotoEffect[] = [
    { do: 'stop' },
    { do: 'keep', photo, reading },
    ...(isLost ? [{ do: 'tell-replaced', before } as const] : []),
    ...workLeft(state, photo),
  ];
  return [state, effects];
}

function workLeft(state: PhotoState, photo: KeptPhoto): readonly PhotoEffect[] {
  const { reading, failure } = state;
  if (reading !== undefined) return settling(reading);
  return failure === undefined ? [{ do: 'read', photo, wish: wishOf(state, photo, 0) }] : [];
}

function withoutFailure(state: PhotoState): PhotoState {
  const { failure: _, ...rest } = state;
  return rest;
}

function withoutPlace(state: PhotoState): PhotoState {
  const { place: _, ...rest } = state;
  return { ...rest, isPlaced: false };
}
