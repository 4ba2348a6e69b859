// Hint and next step. Pressing Hint again shows more of the same step. Wrong marks are named before
// any step.

import type { Step } from '../../../src/explain/model/step.ts';
import type { HintAnswer } from '../../../src/tasks/explaining/hint.ts';
import type { MarkChange, PlayState } from '../../board/state/play-state.ts';
import { quickWorker } from '../../workers/task-workers.ts';
import { change, countHelp } from '../game/game-store.ts';
import { correctMoves, markOfFact, nextHintLevel, type ShownAnswer } from './answer.ts';
import { type AskContext, askAboutMarks, playOf, showAnswer } from './ask-worker.ts';
import { toldStep } from './told-step.ts';

export async function askHint(context: AskContext): Promise<void> {
  const { answer: shown } = context.store.getState();
  if (shown?.kind === 'hint') {
    showAnswer(context, nextHintLevel(shown));
    return;
  }
  const answer = await findHint(context, 'hint');
  if (answer === undefined) return;
  countHelp(context.store);
  showAnswer(context, answerOf(answer, playOf(context)));
}

/** Makes the step that a hint would tell, as one move. */
export async function makeStep(context: AskContext): Promise<void> {
  const { store } = context;
  const { answer: shown } = store.getState();
  const next =
    shown?.kind === 'hint'
      ? shown
      : await findHint(context, 'step').then(
          (answer) => answer && answerOf(answer, playOf(context)),
        );
  if (next === undefined) return;
  if (shown?.kind !== 'hint') countHelp(store);
  if (next.kind !== 'hint') {
    showAnswer(context, next);
    return;
  }
  const { step, name, crossed, sentences } = next;
  const { cells: before } = store.getState().game.play;
  change(store, changesOfStep(step, before), 'hint');
  if (!store.getState().game.isDone)
    showAnswer(context, { kind: 'made', step, name, crossed, sentence: sentences[2], before });
}

function findHint(context: AskContext, question: 'hint' | 'step'): Promise<HintAnswer | undefined> {
  const { text, language } = context;
  return askAboutMarks(context, question, text('play.looking'), (asked, { signal }) =>
    quickWorker.ask('hint', { ...asked, language }, { signal }),
  );
}

function answerOf(
  { hint, sentences, name = '', crossings }: HintAnswer,
  play: PlayState,
): ShownAnswer {
  switch (hint.kind) {
    case 'step':
      return { kind: 'hint', ...toldStep(hint.step, name, crossings), sentences, level: 1 };
    case 'mistake':
      return {
        kind: 'mistake',
        sentence: sentences[0],
        mistakes: hint.mistakes,
        correct: correctMoves(hint.mistakes, play),
      };
    case 'several':
      return { kind: 'several', sentence: sentences[0], cells: hint.cells };
    case 'none':
      return { kind: 'contradictory', lines: hint.conflict?.lines ?? [] };
    case 'solved':
    case 'unknown':
      return { kind: 'sentence', sentence: sentences[0] };
  }
}

/**
 * Returns the changes that make the conclusions of the step. A cell that has its mark already gets
 * a change that changes nothing.
 */
function changesOfStep({ conclusions }: Step, cells: Uint8Array): MarkChange[] {
  return conclusions.flatMap((fact) => {
    const to = markOfFact(fact);
    return to === undefined ? [] : [{ cell: fact.cell, from: cells[fact.cell], to }];
  });
}
