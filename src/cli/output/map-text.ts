// Shows in text where in a puzzle a person gets stuck.

import {
  type DifficultyMap,
  type Rating,
  type StickingPoint,
  techniqueName,
} from '../../explain/index.ts';
import { type Place, placeOf, type Size } from '../../puzzle/places.ts';
import { paint } from './paint.ts';

/** Returns lines that go below a rating. */
export function mapText(size: Size, { map, steps }: Rating): string {
  if (map === undefined || steps === undefined) return '\n  There is no map.';
  const points = map.stickingPoints.map((point) => pointText(size, steps.steps, point));
  const none = ['none: there is always an easy step, or a choice of steps'];
  return [
    '',
    paint.bold('  map'),
    ...rowsOfDigits(size, map).map((row) => `    ${row}`),
    paint.bold('  sticking points'),
    ...(points.length > 0 ? points : none).map((point) => `    ${point}`),
  ].join('\n');
}

function rowsOfDigits({ width, height }: Size, { tiers }: DifficultyMap): string[] {
  const digits = tiers.map((tier) => (tier === 0 ? '.' : String(tier))).join('');
  return Array.from({ length: height }, (_, row) => digits.slice(row * width, (row + 1) * width));
}

function pointText(size: Size, steps: number, point: StickingPoint): string {
  const { from, to, hardSteps, step, tier, technique, lines, openLines, cells } = point;
  const at = from === to ? `step ${from} of ${steps}` : `steps ${from} to ${to} of ${steps}`;
  const hardest = `${hardSteps} hard to find, the hardest step ${step}`;
  const name = techniqueName(technique, 'en').toLowerCase();
  const offers = `${lines} of ${openLines} open lines ${lines === 1 ? 'offers' : 'offer'} a step`;
  const [cell] = cells;
  const place = cell === undefined ? '' : `, from ${listPlaceText(placeOf(size, cell))}`;
  const what = from === to ? at : `${at}: ${hardest}`;
  return `${what}: ${name} (tier ${tier}), ${offers}${place}`;
}

function listPlaceText({ row, column }: Place): string {
  return `row ${row + 1}, column ${column + 1}`;
}
