// The series that a puzzle is played in: a mosaic, a day, the ladder of techniques, or a pack. The
// puzzle itself tells which, except for the ladder, which the address tells.

import type { Technique } from '../../../src/explain/model/step.ts';
import { type TilePlace, tilePlaceOf } from '../../../src/packs/tile-place.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import { CLASSICS } from '../../puzzle-store/built-in.ts';
import { type DailyPlace, dailyPlaceOf } from '../../puzzle-store/daily/daily-id.ts';
import { allPacks, builtInOf } from '../../puzzle-store/library-puzzles.ts';
import { ladderAddress } from '../../puzzle-store/packs/ladder-address.ts';
import { type Ladder, loadLadder, type Pack } from '../../puzzle-store/packs/pack-index.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';

export interface LadderSeries {
  readonly kind: 'ladder';
  readonly ladder: Ladder;
  /** The rung of the puzzle. */
  readonly technique: Technique;
}

export interface PackSeries {
  readonly kind: 'pack';
  readonly pack: string;
  /** Missing for the classics. */
  readonly titles?: Pack['titles'];
}

export type PuzzleSeries =
  | { readonly kind: 'mosaic'; readonly place: TilePlace }
  | { readonly kind: 'day'; readonly place: DailyPlace }
  | LadderSeries
  | PackSeries;

/** Returns undefined for the person's own puzzles. A puzzle on no rung is played in its pack. */
export async function seriesOf(
  id: string,
  isFromLadder: boolean,
): Promise<PuzzleSeries | undefined> {
  const tile = tilePlaceOf(id);
  if (tile !== undefined) return { kind: 'mosaic', place: tile };
  const day = dailyPlaceOf(id);
  if (day !== undefined) return { kind: 'day', place: day };
  return (isFromLadder ? await onLadder(id) : undefined) ?? inPack(id);
}

/** Returns the address of the page that shows the series. */
export function seriesAddress(series: PuzzleSeries): string {
  switch (series.kind) {
    case 'mosaic':
      return `/mosaic/${series.place.mosaic}`;
    case 'day':
      return `/daily/${series.place.date}`;
    case 'ladder':
      return '/library/ladder';
    case 'pack':
      return `/library/${series.pack}`;
  }
}

/** Returns the address of a puzzle at which the series goes on. */
export function addressInSeries({ kind }: PuzzleSeries, id: string): string {
  return kind === 'ladder' ? ladderAddress(id) : addressOf('play', id);
}

async function onLadder(id: string): Promise<LadderSeries | undefined> {
  const ladder = await loadLadder().catch((): Ladder => ({}));
  const rung = Object.entries(ladder).find(([, ids]) => ids.includes(id));
  return rung && { kind: 'ladder', ladder, technique: rung[0] as Technique };
}

async function inPack(id: string): Promise<PackSeries | undefined> {
  const packs = await allPacks().catch((): readonly Pack[] => []);
  const builtIn = builtInOf(id);
  if (builtIn === undefined) return undefined;
  const { pack = CLASSICS } = builtIn;
  const titles = packs.find((each) => each.id === pack)?.titles;
  return { kind: 'pack', pack, ...defined({ titles }) };
}
