// The state of watching the batches of a server, what happens to it, and what follows from that.

import type { Outcome, Problem } from '../../../src/puzzle/problem.ts';
import type { Batch, BatchAct, ServerTerms } from '../../api/batches.ts';

/** How the server was when it was last asked. */
export type ServerReach =
  /** Nobody has asked yet. */
  | { readonly kind: 'unmet' }
  | { readonly kind: 'open' }
  | { readonly kind: 'no-server' }
  | { readonly kind: 'no-batches' }
  | { readonly kind: 'key-wanted'; readonly isWrong: boolean }
  | { readonly kind: 'refused'; readonly problem: Problem };

export interface WatchState {
  readonly reach: ServerReach;
  /** Whether the server takes keys, once that is known. */
  readonly keys: ServerTerms['keys'] | undefined;
  /** The key that the person uses; empty without one. */
  readonly key: string;
  /** The batch that is looked at; without one, all are. */
  readonly id: string | undefined;
  readonly isVisible: boolean;
  /** The batches that are known, newest first; they stay while the server does not answer. */
  readonly batches: readonly Batch[];
  /** Whether all batches were told. */
  readonly isListed: boolean;
  /** Whether the batch that is looked at is not there. */
  readonly isMissing: boolean;
  /** The act of the person that the server has not answered yet. */
  readonly acting: BatchAct | undefined;
  /** Why the server did not do it. */
  readonly actProblem: Problem | undefined;
  /** The number of the last question; answers to earlier ones do not count. */
  readonly round: number;
}

export type WatchEvent =
  | { readonly type: 'started'; readonly key: string; readonly isVisible: boolean }
  | { readonly type: 'looked'; readonly id: string | undefined }
  | { readonly type: 'seen'; readonly isVisible: boolean }
  | { readonly type: 'due'; readonly round: number }
  | { readonly type: 'again' }
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'met'; readonly round: number; readonly outcome: Outcome<ServerTerms> }
  | { readonly type: 'listed'; readonly round: number; readonly outcome: Outcome<readonly Batch[]> }
  | { readonly type: 'told'; readonly round: number; readonly outcome: Outcome<Batch> }
  | { readonly type: 'act'; readonly id: string; readonly act: BatchAct }
  | {
      readonly type: 'acted';
      readonly id: string;
      readonly act: BatchAct;
      readonly outcome: Outcome<Batch>;
    }
  | { readonly type: 'submitted'; readonly batch: Batch };

export type WatchEffect =
  | { readonly do: 'meet'; readonly round: number }
  | { readonly do: 'list'; readonly round: number; readonly key: string }
  | { readonly do: 'tell'; readonly round: number; readonly key: string; readonly id: string }
  | { readonly do: 'wait'; readonly round: number; readonly ms: number }
  | { readonly do: 'keep-key'; readonly key: string }
  | { readonly do: 'act'; readonly key: string; readonly id: string; readonly act: BatchAct }
  | { readonly do: 'leave'; readonly id: string };

export function unwatched(id: string | undefined): WatchState {
  return {
    ...{ reach: { kind: 'unmet' }, keys: undefined, key: '', id, isVisible: true, batches: [] },
    ...{ isListed: false, isMissing: false, acting: undefined, actProblem: undefined, round: 0 },
  };
}
