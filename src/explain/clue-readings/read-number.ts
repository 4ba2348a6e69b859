// Describes clues as they were settled from a reading: each number with how sure it is, and with
// what else it may be.

import type { Verdict } from '../../puzzle/verdict.ts';

export interface ReadNumber {
  /** The length of the block; 0 for digits that are likely none, where they may be a number. */
  readonly length: number;
  readonly colour: number;
  /**
   * The digits of the line that make up the number: from `start` to before `end`. Both are the same
   * where the number was put in without any digit.
   */
  readonly start: number;
  readonly end: number;
  /** How likely the number is, from 0 to 1, after all lines were held against each other. */
  readonly probability: number;
  /** Whether it must be looked at by a person; numbers that are not doubtful are always right. */
  readonly isDoubtful: boolean;
  /** Whether it differs from what looked likeliest when it was read by itself. */
  readonly isChanged: boolean;
  /**
   * Other numbers that may stand there with a probability of 0.01 at least, likeliest first, five
   * at most. A length of 0 means no number.
   */
  readonly alternatives: readonly NumberAlternative[];
}

export interface NumberAlternative {
  readonly length: number;
  readonly probability: number;
}

export interface SettledReading {
  readonly rows: readonly (readonly ReadNumber[])[];
  readonly columns: readonly (readonly ReadNumber[])[];
  /** The verdict on the clues: none where no reading with a solution was found. */
  readonly verdict: Verdict;
  /** Whether any number was changed so that there is a solution. */
  readonly isChanged: boolean;
  /** Whether the limits ended the search before a reading with a solution was found. */
  readonly isCut: boolean;
}
