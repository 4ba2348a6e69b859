// The check counts the mistakes. If the player asks for more, it shows the mistakes, removes them,
// or explains why they are wrong.

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
  showFinding(context, withPosition(context, mistakes));
}

/** Mistakes, with the number of moves to the last correct position if that is known. */
type FoundMistakes = Pick<ShownAnswer & { kind: 'check' }, 'mistakes' | 'correct'>;

function showFinding(context: AskContext, found: FoundMistakes): void {
  const finding = checkResultOf(found.mistakes);
  showAnswer(context, { kind: 'check', finding, ...found, isShown: false });
}

/** Adds the last correct position to the mistakes of the present marks. */
function withPosition(context: AskContext, mistakes: Mistakes): FoundMistakes {
  return { mistakes, correct: correctMoves(mistakes, playOf(context)) };
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
  const changes = openingChanges(play.cells, finding.cells);
  change(store, [...changes, ...crossesBehind(play, changes)], 'remove-mistakes');
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
  // All marks are sent, with the crosses that were made automatically, because with these crosses a
  // single line may show the mistake.
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
  const found = shownMistakes(context) ?? withPosition(context, answer.mistakes);
  // The player may have corrected the marks since the button was shown.
  if (reason === undefined) {
    showFinding(context, found);
    return;
  }
  // Only a reason that names a cell which must have another mark counts as help. A line that no
  // arrangement fits does not count, because the board points out such lines unless the player has
  // switched that off.
  if ('cell' in reason) countHelp(context.store);
  showAnswer(context, { kind: 'why', reason, ...found });
}

/** Returns the mistakes of the shown answer, or undefined if it has none. */
function shownMistakes({ store }: AskContext): FoundMistakes | undefined {
  const { answer } = store.getState();
  if (answer === undefined || !('mistakes' in answer)) return undefined;
  const { mistakes, correct } = answer;
  return { mistakes, correct };
}

export function dismiss({ store }: Pick<AskContext, 'store'>): void {
  setAnswer(store, undefined);
}

export function findMistakes(context: AskContext): Promise<Mistakes | undefined> {
  return askAboutMarks(context, 'check', context.text('play.checking'), (_, { signal }) =>
    quickWorker.ask('mistakes', ownMarksOf(playOf(context)), { signal }),
  );
}
