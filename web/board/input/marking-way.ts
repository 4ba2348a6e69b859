// The ways in which fingers mark cells, as the setting and the size of the cells have it.

import type { Aiming } from '../../app/settings.ts';
import { MIN_AIMED, MIN_TOUCH } from '../view/layout.ts';
import type { Press } from './gesture.ts';

/** `near` means that the cells are too small to be marked, and that a tap comes nearer to one. */
export type MarkingWay = 'direct' | 'loupe' | 'pad' | 'near';

const PRESSES: Readonly<Record<MarkingWay, Press>> = {
  direct: 'draw',
  loupe: 'aim',
  pad: 'steer',
  near: 'tap',
};

/** Returns how a finger marks cells of `cell` pixels. */
export function wayOf(aiming: Aiming, cell: number): MarkingWay {
  if (aiming === 'pad') return 'pad';
  if (aiming !== 'loupe' && cell >= MIN_TOUCH) return 'direct';
  return aiming !== 'direct' && cell >= MIN_AIMED ? 'loupe' : 'near';
}

export function pressOfWay(way: MarkingWay): Press {
  return PRESSES[way];
}
