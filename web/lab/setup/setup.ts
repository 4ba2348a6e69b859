// The setup of a comparison: a puzzle, methods with their options, and the limits of each run.

import type { Choices, MethodId } from '../../../src/methods/index.ts';
import { defaultChoices, type LabMethod, methodById } from '../methods.ts';

/** A method in the comparison, with its options; a method may occur several times. */
export interface ComparedMethod {
  readonly method: MethodId;
  /** The values of all options of the method. */
  readonly choices: Choices;
}

/**
 * Methods that run together share the processor; a method that runs in turn has the processor to
 * itself.
 */
export const RUN_ORDERS = ['together', 'in-turn'] as const;
type RunOrder = (typeof RUN_ORDERS)[number];

export interface Setup {
  readonly puzzle: string;
  readonly comparedMethods: readonly ComparedMethod[];
  /** The limit of each run, in seconds. */
  readonly seconds: number;
  /** The limit of each run, in steps of the method; 0 for no limit. */
  readonly steps: number;
  readonly maxSolutions: number;
  readonly seed: number;
  /** The most runs of each method that are measured. */
  readonly repeat: number;
  readonly order: RunOrder;
}

/** The numbers of a setup: least, most and default. */
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

/** Returns the options that differ from the defaults, such as `encoding=integer`. */
export function changedOptions({ choices }: ComparedMethod, { options }: LabMethod): string[] {
  return options
    .filter(({ name, default: usual }) => choices[name] !== usual)
    .map(({ name }) => `${name}=${choices[name]}`);
}
