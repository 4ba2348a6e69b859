// Words for how long something takes, and for numbers that go on growing.

import type { Text } from '../app/texts.ts';

/** Says a time in its two largest units. */
export function durationText(seconds: number, text: Text): string {
  const whole = Math.max(0, Math.round(seconds));
  const [minutes, hours, days] = [60, 3600, 86_400].map((unit) => Math.floor(whole / unit));
  if (minutes === undefined || minutes === 0)
    return text('batches.duration.seconds', { seconds: whole });
  if (!hours) return text('batches.duration.minutes', { minutes, seconds: whole % 60 });
  if (!days) return text('batches.duration.hours', { hours, minutes: minutes % 60 });
  return text('batches.duration.days', { days, hours: hours % 24 });
}

/** Rounds to three digits, because a rate is never known better. */
export function roundedRate(rate: number): number {
  return Number(rate.toPrecision(3));
}
