// Does small work on the thread that answers: most puzzles are solved in less time than it takes to
// hand them to another thread.

import type { Parsed } from '../../formats/index.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import { type AnswerTextArgs, answerPuzzle } from '../../tasks/texts/answer-text.ts';
import { readSentPuzzle, type SentPosition } from '../../tasks/texts/sent-position.ts';
import { makeQuantum } from '../../workers/quantum.ts';

/** Seconds of a turn on this thread. The engine looks at the time about every two milliseconds. */
const QUANTUM = 0.003;
/**
 * The most characters of a request, and the most cells of a puzzle: reading this much takes no
 * longer than the quantum.
 */
const MOST_TEXT = 8192;
const MOST_CELLS = 2500;
/** The tasks that may run here. The others load much code and look at the time less often. */
const KINDS: readonly AnswerTextArgs['task']['kind'][] = ['solve', 'check', 'convert'];

/** `sent` is the parsed text of `args`. Returns `unfinished` if the work is not small after all. */
export async function workInline(
  args: AnswerTextArgs,
  sent: SentPosition,
): Promise<Outcome<string> | 'unfinished'> {
  const { task, limits } = args;
  if (task.kind === 'generate' || task.kind === 'read-photo') return 'unfinished';
  if (!KINDS.includes(task.kind)) return 'unfinished';
  const puzzle = readInline(args, sent);
  if (puzzle === 'unfinished' || !puzzle.ok) return puzzle;
  if (puzzle.value.width * puzzle.value.height > MOST_CELLS) return 'unfinished';
  const quantum = makeQuantum(QUANTUM);
  const host = { stop: quantum.stop, onProgress: () => {}, onItem: () => {} };
  const outcome = await answerPuzzle({ task, limits }, sent, puzzle, host);
  return quantum.isOver() ? 'unfinished' : outcome;
}

export function readInline(
  { text, bounds }: Pick<AnswerTextArgs, 'text' | 'bounds'>,
  sent: SentPosition,
): Parsed | 'unfinished' {
  return text.length > MOST_TEXT ? 'unfinished' : readSentPuzzle(sent.puzzle, bounds);
}
