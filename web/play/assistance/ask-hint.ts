// Hint and next step. Pressing Hint again shows more of the same step; wrong marks are shown before
// any step.

import type { Step } from '../../../src/explain/model/step.ts';
import type { HintAnswer } from '../../../src/tasks/explaining/hint.ts';
import type { Change, PlayState } from '../../board/state/play-state.ts';
import { quick } from '../../solver/solvers.ts';
import { change, countHelp } from '../game/game-store.ts';
import { correctMoves, type Help, markOfFact, moreOf } from './answer.ts';
import { askAboutMarks, type Helper, playOf, tellAll } from './ask-worker.ts';

export async function askHint(helper: Helper): Promise<void> {
  const { help } = helper.game.getState();
  if (help?.kind === 'hint') {
    tellAll(helper, moreOf(help));
    return;
  }
  const answer = await findHint(helper, 'hint');
  if (answer === undefined) return;
  countHelp(helper.game);
  tellAll(helper, helpOf(answer, playOf(helper)));
}

/** Makes the step that a hint would tell, as one move. */
export async function makeStep(helper: Helper): Promise<void> {
  const { game } = helper;
  const { help } = game.getState();
  const told =
    help?.kind === 'hint'
      ? help
      : await findHint(helper, 'step').then((answer) => answer && helpOf(answer, playOf(helper)));
  if (told === undefined) return;
  if (help?.kind !== 'hint') countHelp(game);
  if (told.kind !== 'hint') {
    tellAll(helper, told);
    return;
  }
  const { step, sentences } = told;
  change(game, changesOfStep(step, game.getState().session.play.cells), 'hint');
  if (!game.getState().session.isDone)
    tellAll(helper, { kind: 'made', step, sentence: sentences[2] });
}

function findHint(helper: Helper, question: 'hint' | 'step'): Promise<HintAnswer | undefined> {
  const { text, language } = helper;
  return askAboutMarks(helper, question, text('play.looking'), (asked, { signal }) =>
    quick.ask('hint', { ...asked, language }, { signal }),
  );
}

function helpOf({ hint, sentences }: HintAnswer, play: PlayState): Help {
  switch (hint.kind) {
    case 'step':
      return { kind: 'hint', step: hint.step, sentences, level: 1 };
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
      return { kind: 'said', sentence: sentences[0] };
  }
}

/**
 * Returns the changes that mark notes and open cells; the other marks already agree with the step.
 */
function changesOfStep({ conclusions }: Step, cells: Uint8Array): Change[] {
  return conclusions.flatMap((fact) => {
    const to = markOfFact(fact);
    return to === undefined ? [] : [{ cell: fact.cell, from: cells[fact.cell], to }];
  });
}
