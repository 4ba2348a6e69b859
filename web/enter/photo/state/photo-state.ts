// The state of the photo of the Enter screen, what happens to it, and what follows from that.

import type { Image } from '../../../../src/create/images/image-samples.ts';
import type { Limits } from '../../../../src/engine/options.ts';
import type { GridPlace, PhotoWish } from '../../../../src/photo/photo-reading.ts';
import type { Size } from '../../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import type { Verdict } from '../../../../src/puzzle/verdict.ts';
import type { TypedDraft } from '../../draft/typed-draft.ts';
import type { UnpackFailure } from '../source/unpack-photo.ts';
import type { LineEdit } from './shown-number.ts';
import type { ShownReading } from './shown-reading.ts';

/** A photo as it is kept: upright, and not larger than the reader looks at. */
export interface KeptPhoto {
  readonly name: string;
  readonly size: Size;
  /** The photo as a JPEG file. */
  readonly file: Uint8Array<ArrayBuffer>;
  /** The place of the grid, if a person told it. */
  readonly placed?: GridPlace;
  /** Its pixels, which are not kept across reloads. */
  readonly pixels?: Image;
}

export type PhotoFailure =
  | UnpackFailure
  | {
      readonly reason: 'no-puzzle' | 'no-clues' | 'bad-corners' | 'no-such-puzzle' | 'cancelled';
    }
  /** The photo was kept without a reading, such as when the page was closed meanwhile. */
  | { readonly reason: 'unread' }
  | { readonly reason: 'failed'; readonly message: string };

export interface PhotoState {
  /** Whether the photo is shown in place of the board. */
  readonly isShown: boolean;
  readonly photo?: KeptPhoto;
  readonly reading?: ShownReading;
  /** The place of the grid, as far as it was found or told. */
  readonly place?: GridPlace;
  /** Whether a person told the place, so that it is not looked for. */
  readonly isPlaced: boolean;
  /** The place that was told and is not kept yet. */
  readonly unkept?: GridPlace;
  /** The reading before each correction that can be undone, and after each that was undone. */
  readonly past: readonly ShownReading[];
  readonly future: readonly ShownReading[];
  readonly readsMarks: boolean;
  readonly failure?: PhotoFailure;
  /** Whether the file has several frames, of which the first was read. */
  readonly isAnimated: boolean;
}

export type PhotoEvent =
  | { readonly type: 'shown'; readonly isShown: boolean }
  | { readonly type: 'loaded'; readonly photo: KeptPhoto; readonly reading?: ShownReading }
  | { readonly type: 'file'; readonly file: File }
  | { readonly type: 'unpacked'; readonly photo: KeptPhoto; readonly isAnimated: boolean }
  | { readonly type: 'read'; readonly photo: KeptPhoto; readonly reading: ShownReading }
  /** `photo` is the one that could not be read; a file that could not be opened has none. */
  | { readonly type: 'failed'; readonly failure: PhotoFailure; readonly photo?: KeptPhoto }
  /** A person moves the place of the grid; `place-told` follows once they let go of it. */
  | { readonly type: 'place'; readonly place: GridPlace }
  | { readonly type: 'place-told' }
  /** A place has stayed for a while, or the screen is left, if it is undefined. */
  | { readonly type: 'place-rests'; readonly place: GridPlace | undefined }
  | { readonly type: 'read-again' }
  /** The solver looks for longer than it did, because it was cut by its time. */
  | { readonly type: 'read-longer' }
  | { readonly type: 'puzzle'; readonly puzzle: number }
  | { readonly type: 'marks'; readonly readsMarks: boolean }
  | { readonly type: 'edit'; readonly line: number; readonly edit: LineEdit }
  | { readonly type: 'undo' | 'redo' }
  /** The verdict on a reading that was corrected. */
  | { readonly type: 'settled'; readonly reading: ShownReading; readonly verdict: Verdict }
  | { readonly type: 'use' }
  /** A person has looked at a doubtful line on the board. */
  | { readonly type: 'looked'; readonly line: number }
  /** The puzzle is to be played, with the marks that were read. */
  | { readonly type: 'play' }
  | { readonly type: 'forget' }
  /** The photo went to the puzzle as which the draft was saved, which has a board of its own. */
  | { readonly type: 'moved' }
  /** The photo is taken back after it was removed. */
  | { readonly type: 'restored'; readonly state: PhotoState };

export type PhotoEffect =
  | { readonly do: 'unpack'; readonly file: File }
  | {
      readonly do: 'read';
      readonly photo: KeptPhoto;
      readonly wish: PhotoWish;
      /** The limits of the solver; the usual ones if they are left out. */
      readonly limits?: Limits;
    }
  | { readonly do: 'keep'; readonly photo: KeptPhoto; readonly reading: ShownReading | undefined }
  /** Waits before the place is kept, because keys move corners in many steps. */
  | { readonly do: 'wait'; readonly place: GridPlace }
  | { readonly do: 'forget' }
  /** Ends all work on a photo that is there no longer. */
  | { readonly do: 'stop' }
  /** Finds the verdict on a reading that was corrected. */
  | { readonly do: 'settle'; readonly reading: ShownReading }
  | { readonly do: 'put-on-board'; readonly draft: TypedDraft }
  | { readonly do: 'add-and-play'; readonly puzzle: Puzzle }
  /** Corrections by hand, or a whole photo, were replaced, which can be undone. */
  | { readonly do: 'tell-replaced'; readonly before: PhotoState };

export const NO_PHOTO: PhotoState = {
  isShown: false,
  isPlaced: false,
  past: [],
  future: [],
  readsMarks: false,
  isAnimated: false,
};
