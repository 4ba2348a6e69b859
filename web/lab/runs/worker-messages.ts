// The messages between the page and the worker of a method.

import type { Frame } from './frames.ts';
import type { Report, RunJob, RunOutcome, RunProgress } from './method-run.ts';

export type ToMethodWorker =
  | { readonly kind: 'run'; readonly job: RunJob }
  | { readonly kind: 'stop' };

export type FromMethodWorker =
  /** Everything is loaded, so the clock starts. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly progress: RunProgress }
  | { readonly kind: 'frames'; readonly frames: readonly Frame[] }
  | { readonly kind: 'solution'; readonly rows: Report['solutions'][number] }
  | { readonly kind: 'outcome'; readonly outcome: RunOutcome };
