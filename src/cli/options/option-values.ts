// Types and parsers of options that several commands share.

import { InvalidArgumentError } from 'commander';
import type { Limits } from '../../engine/index.ts';
import { FORMATS, type Format, formatById, WRITABLE } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';

export interface InputOptions {
  readonly from?: string;
}

export interface LimitOptions {
  readonly time?: number;
  readonly conflicts?: number;
}

export function inputFormat({ from }: InputOptions): Format | undefined {
  return from === undefined ? undefined : formatById(from);
}

export function limitsOf({ time, conflicts }: LimitOptions): Limits {
  return defined({ seconds: time, conflicts });
}

export const FORMAT_IDS = FORMATS.map((format) => format.id);
export const WRITABLE_IDS = WRITABLE.map(({ id }) => id);

/** Returns a parser for commander that accepts whole numbers in this range. */
export function parseWholeNumber(
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): (text: string) => number {
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Expected a whole number ${range}.`);
  };
}

export function seconds(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('Expected a number of seconds above 0.');
}
