// Vibrations of a phone, for those who have switched them on.

import { useSettings } from './settings.ts';

/** Whether this device may be able to vibrate. Browsers on desks have the function, too. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && navigator.maxTouchPoints > 0;
}

/** Vibrates for milliseconds, or for each second number of a list with rests in between. */
export function vibrate(pattern: number | readonly number[]): void {
  if (useSettings.getState().haptics && canVibrate())
    navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
}
