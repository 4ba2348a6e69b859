// The check, in three steps, each only when it is asked for: how many mistakes there are, which
// they are, and their removal. Also explains why marks are wrong.

import type { ExplainProgress } from '../../../src/explain/explanation/explanation.ts';
import type { Mistakes } from '../../../src/explain/mistakes/mistakes.ts';
import { longWorker, quickWorker } from '../../workers/task-workers.ts';
import { change, countHelp, goBack, setAnswer } from '../game/game-store.ts';
import { crossesBehind, ownMarksOf } from '../game/own-marks.ts';
import { openingChanges } from '../playback/cells-at.ts';
import { correctMoves, type ShownAnswer } from './answer.ts';
import { type AskContext, askAboutMarks, playOf, showAnswer } from './ask-worker.ts';
import { type CheckResult, checkResultOf, plainestLine } from './check-result.ts';

export async function askCheck(context: AskContext): Promise<void> {
  const mistakes = await findMistakes(context);
  if (mistakes === undefined) return;
  countHelp(context.store);
  showFinding(context, mistakes);
}

function showFinding(context: AskContext, mistakes: Mistakes): void {
  showAnswer(context, {
    kind: 'check',
    finding: checkResultOf(mistakes),
    mistakes,
    correct: correctMoves(mistakes, playOf(context)),
    isShown: false,
  });
}

/** Shows the mistakes on the board, or hides them again. */
export function showMistakes(
  context: AskContext,
  found: Omit<ShownAnswer & { kind: 'check' }, 'kind'>,
): void {
  showAnswer(context, { kind: 'check', ...found });
}

export function removeMistakes(context: AskContext, finding: CheckResult): void {
  if (finding.kind !== 'wrong' && finding.kind !== 'together') return;
  const { store, text } = context;
  const play = playOf(context);
  const cells = [...finding.cells, ...crossesBehind(play, finding.cells)];
  change(store, openingChanges(play.cells, cells), 'remove-mistakes');
  showAnswer(context, {
    kind: 'sentence',
    sentence: text('play.removed', { count: finding.cells.length }),
  });
}

/** Goes back to the position after the first `correct` moves. */
export function takeBackMistakes(context: AskContext, correct: number): void {
  const { store, text } = context;
  const count = playOf(context).past.length - correct;
  goBack(store, correct);
  showAnswer(context, { kind: 'sentence', sentence: text('play.went-back', { count }) });
}

export async function askWhy(context: AskContext): Promise<void> {
  const { text, language } = context;
  // All marks are sent, with the crosses that were made automatically: these may show the mistake
  // in one line.
  const answer = await askAboutMarks(
    context,
    'why',
    text('play.checking'),
    (asked, { signal, report }) => {
      const onProgress = ({ knownCells, cells }: ExplainProgress): void =>
        report(knownCells / cells, text('play.explaining'));
      return longWorker.ask('why', { ...asked, language }, { signal, onProgress });
    },
  );
  if (answer === undefined) return;
  const reason = plainestLine(answer.mistakes.lines) ?? answer.refutation;
  const mistakes = shownMistakes(context) ?? answer.mistakes;
  // The player may have corrected the marks since the button was shown.
  if (reason === undefined) {
    showFinding(context, mistakes);
    return;
  }
  // It does not count as help to read only that the mistake is hard to see.
  if ('cell' in reason) countHelp(context.store);
  showAnswer(context, {
    kind: 'why',
    reason,
    mistakes,
    correct: correctMoves(mistakes, playOf(context)),
  });
}

/**
 * Returns the mistakes of these very marks if Check has shown them; a message goes away with the
 * next move.
 */
function shownMistakes({ store }: AskContext): Mistakes | undefined {
  const { answer } = store.getState();
  return answer && 'mistakes' in answer ? answer.mistakes : undefined;
}

export function dismiss({ store }: Pick<AskContext, 'store'>): void {
  setAnswer(store, undefined);
}

export function findMistakes(context: AskContext): Promise<Mistakes | undefined> {
  return askAboutMarks(context, 'check', context.text('play.checking'), (_, { signal }) =>
    quickWorker.ask('mistakes', ownMarksOf(playOf(context)), { signal }),
  );
}
