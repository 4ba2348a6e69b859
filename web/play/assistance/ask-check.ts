// The check, in three steps, each only when it is asked for: how many mistakes there are, which
// they are, and their removal. Also explains why marks are wrong.

import type { ExplainProgress } from '../../../src/explain/explanation/explanation.ts';
import type { Mistakes } from '../../../src/explain/mistakes/mistakes.ts';
import { long, quick } from '../../solver/solvers.ts';
import { change, countHelp, goBack, setAnswer } from '../game/game-store.ts';
import { crossesBehind, ownMarksOf } from '../game/own-marks.ts';
import { openingChanges } from '../playback/cells-at.ts';
import { correctMoves, type ShownAnswer } from './answer.ts';
import { askAboutMarks, type Helper, playOf, showAnswer } from './ask-worker.ts';
import { type CheckResult, checkResultOf, plainestLine } from './check-result.ts';

export async function askCheck(helper: Helper): Promise<void> {
  const mistakes = await findMistakes(helper);
  if (mistakes === undefined) return;
  countHelp(helper.game);
  showFinding(helper, mistakes);
}

function showFinding(helper: Helper, mistakes: Mistakes): void {
  showAnswer(helper, {
    kind: 'check',
    finding: checkResultOf(mistakes),
    mistakes,
    correct: correctMoves(mistakes, playOf(helper)),
    isShown: false,
  });
}

/** Shows the mistakes on the board, or hides them again. */
export function showMistakes(
  helper: Helper,
  found: Omit<ShownAnswer & { kind: 'check' }, 'kind'>,
): void {
  showAnswer(helper, { kind: 'check', ...found });
}

export function removeMistakes(helper: Helper, finding: CheckResult): void {
  if (finding.kind !== 'wrong' && finding.kind !== 'together') return;
  const { game, text } = helper;
  const play = playOf(helper);
  const cells = [...finding.cells, ...crossesBehind(play, finding.cells)];
  change(game, openingChanges(play.cells, cells), 'remove-mistakes');
  showAnswer(helper, {
    kind: 'said',
    sentence: text('play.removed', { count: finding.cells.length }),
  });
}

/** Goes back to the position after the first `correct` moves. */
export function takeBackMistakes(helper: Helper, correct: number): void {
  const { game, text } = helper;
  const count = playOf(helper).past.length - correct;
  goBack(game, correct);
  showAnswer(helper, { kind: 'said', sentence: text('play.went-back', { count }) });
}

export async function askWhy(helper: Helper): Promise<void> {
  const { text, language } = helper;
  // All marks are sent, with the crosses that were made automatically: these may show the mistake
  // in one line.
  const answer = await askAboutMarks(
    helper,
    'why',
    text('play.checking'),
    (asked, { signal, report }) => {
      const onProgress = ({ knownCells, cells }: ExplainProgress): void =>
        report(knownCells / cells, text('play.explaining'));
      return long.ask('why', { ...asked, language }, { signal, onProgress });
    },
  );
  if (answer === undefined) return;
  const reason = plainestLine(answer.mistakes.lines) ?? answer.refutation;
  const mistakes = shownMistakes(helper) ?? answer.mistakes;
  // The player may have mended the marks since the button was shown.
  if (reason === undefined) {
    showFinding(helper, mistakes);
    return;
  }
  // It does not count as help to read only that the mistake is hard to see.
  if ('cell' in reason) countHelp(helper.game);
  showAnswer(helper, {
    kind: 'why',
    reason,
    mistakes,
    correct: correctMoves(mistakes, playOf(helper)),
  });
}

/**
 * Returns the mistakes of these very marks if Check has shown them; a message goes away with the
 * next move.
 */
function shownMistakes({ game }: Helper): Mistakes | undefined {
  const { answer } = game.getState();
  return answer && 'mistakes' in answer ? answer.mistakes : undefined;
}

export function dismiss({ game }: Pick<Helper, 'game'>): void {
  setAnswer(game, undefined);
}

export function findMistakes(helper: Helper): Promise<Mistakes | undefined> {
  return askAboutMarks(helper, 'check', helper.text('play.checking'), (_, { signal }) =>
    quick.ask('mistakes', ownMarksOf(playOf(helper)), { signal }),
  );
}
