// A step that was found, but not described yet. The description shrinks the evidence until nothing
// can be left out, which takes many times as long as finding the step, and a rating needs neither
// the evidence nor the sentence.

import type { Step } from './step.ts';

export interface FoundStep<Described extends Step = Step>
  extends Pick<Described, 'technique' | 'tier' | 'conclusions'> {
  /** Makes the whole step. The board must be as it was when the step was found. */
  readonly describe: () => Described;
}
