// A chain on the board: frames that begin with a supposition and go line by line to a
// contradiction, or to what follows in any case. All frames are made at once, so that the board
// only has to show the one in sight.

import type { Fact } from '../../../src/explain/model/step.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { ToldFrame } from '../../../src/tasks/explaining/chain.ts';
import { isUnmarked, markOfMask, UNMARKED } from '../../board/state/mark.ts';
import type { Highlights } from '../../board/view/highlights.ts';
import type { StepsPlayback } from '../playback/board-playback.ts';
import { type PlaybackState, pause, startPlayback } from '../playback/playback-state.ts';

interface ShownFrame extends Pick<ToldFrame, 'sentence' | 'technique' | 'name'> {
  readonly cells: Uint8Array;
  /** The depth of the trial of each mark: what is supposed looks like a trial of the player. */
  readonly levels: Uint8Array;
  readonly highlights: Highlights;
}

export interface ChainPlayback {
  readonly kind: 'chain';
  readonly frames: readonly ShownFrame[];
  readonly state: PlaybackState;
  /** The steps that the player goes back to; missing if the chain belongs to an answer. */
  readonly within?: StepsPlayback;
}

/** The marks before the step, and the depth of the trial that each belongs to. */
interface MarksBefore {
  readonly cells: Uint8Array;
  readonly levels: Uint8Array;
}

/** The chain stops at its first frame, because the player goes on when the sentence is read. */
export function startChain(
  before: MarksBefore,
  told: readonly ToldFrame[],
  within?: StepsPlayback,
): ChainPlayback {
  const depth = Math.max(0, ...new Set(before.levels)) + 1;
  const frames = told.map((frame) => shownFrame(before, depth, frame));
  const state = pause(startPlayback(frames.length - 1, 0));
  return { kind: 'chain', frames, state, ...defined({ within }) };
}

function shownFrame(before: MarksBefore, depth: number, frame: ToldFrame): ShownFrame {
  const { sentence, technique, name, facts, supposed } = frame;
  const cells = before.cells.slice();
  const levels = before.levels.map((level, cell) => (isUnmarked(cells[cell]) ? 0 : level));
  for (const { cell, mark } of marksOfFacts([...facts, ...supposed])) {
    cells[cell] = mark;
    levels[cell] = supposed.length > 0 ? depth : depth - 1;
  }
  return { sentence, technique, name, cells, levels, highlights: highlightsOfFrame(frame) };
}

/** Returns the marks of the cells that the facts make known. */
function marksOfFacts(facts: readonly Fact[]): { readonly cell: number; readonly mark: number }[] {
  return facts
    .map(({ cell, candidates }) => ({ cell, mark: markOfMask(candidates) }))
    .filter(({ mark }) => mark !== UNMARKED);
}

/** The marks that leave a line without an arrangement are outlined as wrong. */
function highlightsOfFrame({ kind, line, evidence, facts }: ToldFrame): Highlights {
  return {
    conclusions: facts.map(({ cell }) => cell),
    ...(kind === 'clash' ? { wrong: evidence } : { evidence }),
    ...defined({ lines: line === undefined ? undefined : [line] }),
  };
}
