// Walks from a picture that line solves settle to others near it, which are easier or harder.
//
// The number of rounds in which line solves settle a picture goes with its difficulty and costs
// nothing to know, so a walk among such pictures keeps a change of one cell if the rounds do not
// become fewer, or not more. A picture beyond lines is found beside one that lines settle: with
// noise, 2 to 13 of 100 changes of one cell leave cells open and a single solution all the same,
// and probing settles nearly all of these.

import { makeBoard } from '../../engine/board/board.ts';
import { probeToFixpoint } from '../../engine/board/probe-to-fixpoint.ts';
import { countOpen } from '../../engine/picture-settling/open-cells.ts';
import { takeBack } from '../../engine/picture-settling/recolour.ts';
import { changeCell, type DraftPicture, puzzleOfDraft } from './draft-picture.ts';

/** Tells to look among harder pictures next, among easier ones, or not near this one. */
export type Turn = 'harder' | 'easier' | 'elsewhere';

/** The most changes that are tried in one walk: two for each cell, but not more than 400. */
const CHANGES_PER_CELL = 2;
const MOST_CHANGES = 400;
/** How many changes that make no difference are kept before the picture is offered again. */
const MOST_KEPT = 20;

/**
 * Walks among pictures that lines settle. Yields true for each picture that is offered, and false
 * after the other steps.
 */
export function* walkLines(draft: DraftPicture): Generator<boolean, void, Turn> {
  let turn = yield true;
  let kept = 0;
  for (let change = 0; change < mostChanges(draft) && turn !== 'elsewhere'; change++) {
    const gain = changeLines(draft, turn === 'harder' ? 1 : -1);
    if (gain !== undefined) kept = gain > 0 ? MOST_KEPT : kept + 1;
    if (kept < MOST_KEPT) yield false;
    else {
      turn = yield true;
      kept = 0;
    }
  }
}

/**
 * Changes a cell if the picture stays settled and the rounds, times `sign`, become no fewer.
 * Returns by how much they grew; undefined if there is no change.
 */
function changeLines(draft: DraftPicture, sign: 1 | -1): number | undefined {
  const { settled } = draft;
  const before = settled.last;
  if (!changeSomewhere(draft)) return undefined;
  const gain = sign * (settled.last - before);
  if (gain >= 0 && countOpen(settled) === 0) return gain;
  takeBack(settled);
  return undefined;
}

/**
 * Offers pictures that lines do not settle, and probing does. Keeps a change only if harder
 * pictures than the one that it made are wanted.
 */
export function* walkBeyond(draft: DraftPicture): Generator<boolean, void, Turn> {
  for (let change = 0; change < mostChanges(draft); change++) {
    if (!changeSomewhere(draft)) continue;
    const isOffered = countOpen(draft.settled) > 0 && (yield* isSettledByProbing(draft));
    const turn = yield isOffered;
    if (!isOffered || turn !== 'harder') takeBack(draft.settled);
  }
}

function* isSettledByProbing(draft: DraftPicture): Generator<false, boolean> {
  const board = makeBoard(puzzleOfDraft(draft));
  yield* probeToFixpoint(board);
  return board.unknown === 0;
}

function mostChanges({ orbits }: DraftPicture): number {
  return Math.min(MOST_CHANGES, CHANGES_PER_CELL * orbits.length);
}

function changeSomewhere(draft: DraftPicture): boolean {
  return changeCell(draft, draft.random.below(draft.orbits.length));
}
