// What is to be compared: a puzzle, methods with their options, and the limits of each run.

import type { Choices, MethodId } from '../../../src/methods/index.ts';
import { defaultChoices, type LabMethod, methodById } from '../methods.ts';

/** A method that takes part; the same one may do so several times, with other options. */
export interface ComparedMethod {
  readonly method: MethodId;
  /** Of all its options. */
  readonly choices: Choices;
}

/** Side by side methods share the processor; in turn they have it to themselves. */
export const ORDERS = ['together', 'in-turn'] as const;
export type Order = (typeof ORDERS)[number];

export interface Setup {
  readonly puzzle: string;
  readonly comparedMethods: readonly ComparedMethod[];
  /** Of each run. */
  readonly seconds: number;
  /** In the method's own steps; 0 for as many as it likes. */
  readonly steps: number;
  readonly maxSolutions: number;
  readonly seed: number;
  /** Runs that are measured. */
  readonly repeat: number;
  readonly order: Order;
}

/** The numbers of a setup: the least, the most, and what is usual. */
export const NUMBERS = {
  seconds: { least: 1, most: 600, usual: 10 },
  steps: { least: 0, most: 1_000_000_000, usual: 0 },
  maxSolutions: { least: 1, most: 100, usual: 2 },
  seed: { least: 0, most: 2 ** 31 - 1, usual: 0 },
  repeat: { least: 1, most: 25, usual: 1 },
} as const satisfies Readonly<
  Record<string, { readonly least: number; readonly most: number; readonly usual: number }>
>;
export type NumberName = keyof typeof NUMBERS;
export const NUMBER_NAMES = Object.keys(NUMBERS) as readonly NumberName[];

export const MOST_METHODS = 16;

export const USUAL: Setup = {
  puzzle: 'teacup',
  comparedMethods: (['engine', 'permutations', 'sat'] as const).map(comparedMethodOf),
  seconds: NUMBERS.seconds.usual,
  steps: NUMBERS.steps.usual,
  maxSolutions: NUMBERS.maxSolutions.usual,
  seed: NUMBERS.seed.usual,
  repeat: NUMBERS.repeat.usual,
  order: 'together',
};

export function comparedMethodOf(id: MethodId): ComparedMethod {
  const method = methodById(id);
  return { method: id, choices: method ? defaultChoices(method) : {} };
}

/** The options that are not as usual, like `encoding=integer`. */
export function changedOptions({ choices }: ComparedMethod, { options }: LabMethod): string[] {
  return options
    .filter(({ name, default: usual }) => choices[name] !== usual)
    .map(({ name }) => `${name}=${choices[name]}`);
}
