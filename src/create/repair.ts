// Repairs a picture that is not the only solution of its clues. First, a few cells are looked for
// whose change is enough. Where there are none, the picture is mended: open cells take the colour
// of a neighbour until lines settle all of them. Every change that is not needed is taken back, and
// of several mended pictures the one with the fewest changes is the answer.

import { countOpen } from '../engine/picture-settling/open-cells.ts';
import { recolour, takeBack } from '../engine/picture-settling/recolour.ts';
import {
  resettle,
  type SettledPicture,
  settlePicture,
} from '../engine/picture-settling/settled-picture.ts';
import { goesOn, type Hosting, makePace, type Pace, secondsLeft } from '../pacing/pace.ts';
import { defined } from '../puzzle/defined.ts';
import type { Palette } from '../puzzle/palette.ts';
import { type Change, disambiguate } from './disambiguate.ts';
import type { Drawing } from './drawing.ts';
import { mendPicture } from './generate/mend.ts';
import { type Orbits, orbitsOf } from './generate/orbits.ts';
import { streamOf } from './generate/seeded-stream.ts';

export interface RepairProgress {
  readonly stage: 'few' | 'mending';
  readonly done: number;
  readonly total: number;
}

/** The most cells for whose change a few are looked for. */
const FEW = 4;
/** The part of the time that the search for a few cells may take. */
const TIME_FOR_FEW = 0.5;
/** How often a picture is mended, each time at random. */
const MENDINGS = 12;
/** A repair that would change more than this share of the cells would make another picture. */
const MOST_CHANGED = 0.1;

/**
 * Returns the changes that make the picture the only solution of its clues, or undefined if none
 * were found within the limits. `hosting.limits` needs seconds.
 */
export async function repair(
  drawing: Drawing,
  palette: Palette,
  hosting: Hosting<RepairProgress>,
): Promise<readonly Change[] | undefined> {
  const pace = makePace(hosting);
  return (await changeFew(drawing, palette, pace)) ?? (await mendBest(drawing, palette, pace));
}

async function changeFew(
  drawing: Drawing,
  palette: Palette,
  { stop, onProgress, ...pace }: Pace<RepairProgress>,
): Promise<readonly Change[] | undefined> {
  const { suggestions } = await disambiguate(drawing, palette, {
    limits: { seconds: TIME_FOR_FEW * secondsLeft(pace) },
    maxChanges: FEW,
    onProgress: ({ tried, candidates }) =>
      onProgress?.({ stage: 'few', done: tried, total: candidates }),
    ...defined({ stop }),
  });
  return suggestions[0]?.changes;
}

async function mendBest(
  drawing: Drawing,
  palette: Palette,
  pace: Pace<RepairProgress>,
): Promise<readonly Change[] | undefined> {
  const settled = settlePicture(drawing, drawing.cells, palette.length);
  const orbits = orbitsOf(drawing, 'none');
  let best: readonly Change[] | undefined;
  for (let done = 0; done < MENDINGS; done++) {
    const progress: RepairProgress = { stage: 'mending', done, total: MENDINGS };
    resettle(settled, drawing.cells);
    if (!(await mend(settled, orbits, done, { pace, progress }))) break;
    const changes = neededChanges(settled, drawing);
    if (changes !== undefined && changes.length < (best?.length ?? Number.POSITIVE_INFINITY)) {
      best = changes;
    }
  }
  const most = Math.max(1, MOST_CHANGED * drawing.cells.length);
  return best && best.length <= most ? best : undefined;
}

interface Mending {
  readonly pace: Pace<RepairProgress>;
  readonly progress: RepairProgress;
}

/** Mends the settled picture; returns false if the time is up or the host stops the work. */
async function mend(
  settled: SettledPicture,
  orbits: Orbits,
  number: number,
  { pace, progress }: Mending,
): Promise<boolean> {
  const random = streamOf(0, 0, number);
  const steps = mendPicture({ settled, orbits, random, isSoft: true });
  while (steps.next().done !== true) {
    if (!(await goesOn(pace, 0, () => progress))) return false;
  }
  return true;
}

/**
 * Takes back, one after another, the changes without which lines still settle the picture; returns
 * the others, or undefined if lines do not settle it.
 */
function neededChanges(settled: SettledPicture, { cells }: Drawing): Change[] | undefined {
  if (countOpen(settled) > 0) return undefined;
  const changes: Change[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    const to = settled.picture[cell];
    if (to === cells[cell]) continue;
    recolour(settled, [cell], cells[cell]);
    if (countOpen(settled) === 0) continue;
    takeBack(settled);
    changes.push({ cell, from: cells[cell], to });
  }
  return changes;
}
