// The options that the form offers for each operation: the few that matter. The server knows more,
// and checks all of them.

import { UNIQUE_LABELS } from '../../../src/explain/rate/label.ts';
import { LANGUAGE_IDS } from '../../../src/explain/words/languages.ts';
import type { MethodId } from '../../../src/methods/index.ts';

export const BATCH_OPERATIONS = [
  'solve',
  'count',
  'rate',
  'explain',
  'generate',
  'create',
] as const;
export type BatchOperation = (typeof BATCH_OPERATIONS)[number];

/** All methods but the engine, which solves where none is chosen. No method is loaded for it. */
export const BATCH_METHODS = [
  ...(['cells', 'permutations', 'bits', 'mip', 'smt', 'sat', 'rules', 'relaxations'] as const),
  ...(['probing', 'dfs', 'genetic', 'flow', 'reinforcement', 'minizinc'] as const),
] as const satisfies readonly MethodId[];

export type OptionField =
  | 'count'
  | 'max-solutions'
  | 'method'
  | 'limit'
  | 'size'
  | 'difficulty'
  | 'colours'
  | 'language'
  | 'seed'
  | 'time'
  | 'conflicts';

type FieldSpec =
  | { readonly kind: 'number'; readonly least: number; readonly isWhole: boolean }
  /** The server alone knows what such a text may be. */
  | { readonly kind: 'text' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] };

const wholeFrom = (least: number): FieldSpec => ({ kind: 'number', least, isWhole: true });

export const FIELD_SPECS: Readonly<Record<OptionField, FieldSpec>> = {
  count: wholeFrom(1),
  'max-solutions': wholeFrom(1),
  method: { kind: 'choice', choices: BATCH_METHODS },
  limit: wholeFrom(1),
  size: { kind: 'text' },
  difficulty: { kind: 'choice', choices: UNIQUE_LABELS },
  colours: { kind: 'text' },
  language: { kind: 'choice', choices: LANGUAGE_IDS },
  seed: wholeFrom(0),
  time: { kind: 'number', least: 0, isWhole: false },
  conflicts: wholeFrom(1),
};

export const FIELDS_OF: Readonly<Record<BatchOperation, readonly OptionField[]>> = {
  solve: ['max-solutions', 'method', 'time', 'conflicts'],
  count: ['limit', 'time', 'conflicts'],
  rate: ['time'],
  explain: ['language', 'time'],
  generate: ['count', 'size', 'difficulty', 'colours', 'seed', 'time'],
  create: ['size', 'colours', 'difficulty', 'time'],
};

/** Seconds for an item where none are chosen, as the server has them. */
export const USUAL_SECONDS_OF: Readonly<Record<BatchOperation, number>> = {
  ...{ solve: 60, count: 60, rate: 60, explain: 60, generate: 300, create: 30 },
};

/** Returns the number as the server reads it; undefined if it is none, or out of bounds. */
export function typedNumber(field: OptionField, typed: string): string | undefined {
  const spec = FIELD_SPECS[field];
  if (spec.kind !== 'number') return typed.trim();
  const text = typed.trim().replace(',', '.');
  const number = Number(text);
  const isRight = spec.isWhole
    ? Number.isSafeInteger(number) && number >= spec.least
    : Number.isFinite(number) && number > spec.least;
  return text !== '' && isRight ? text : undefined;
}
