// crosshatch explain: prints every step from the marks to the end.

import {
  type Ending,
  type ExplainProgress,
  explain,
  type Language,
  makeWords,
  type Step,
  say,
  sayEnding,
} from '../../explain/index.ts';
import { elementAt } from '../../puzzle/element-at.ts';
import { type Marked, type MarkOptions, readMarked, refuseInput } from '../input/marks.ts';
import { paint } from '../output/paint.ts';
import { headingOf, print, printJson } from '../output/print.ts';
import { drawStep, legendOf, type Sketch } from '../output/step-drawing.ts';
import { raiseExit } from '../run/exit-codes.ts';
import { type Stopping, startStopping } from '../run/stop-on-signal.ts';
import { EXIT_OF_ENDING } from './hint.ts';

export interface ExplainCommand extends MarkOptions {
  readonly language: Language;
  readonly time: number;
}

export async function explainCommand(file: string, options: ExplainCommand): Promise<void> {
  const marked = await readMarked(file, options);
  if (marked === undefined) return;
  const stopping = startStopping();
  const outcome = explain(marked.puzzle, marked.marks, {
    limits: { seconds: options.time },
    stop: stopping.isStopped,
    onProgress: (progress) => show(stopping, progress),
  });
  if (outcome.ok) await tellAll(file, marked, outcome.value, options, stopping);
  else await refuseInput(file, options, outcome);
  stopping.end();
}

function show(stopping: Stopping, { steps, knownCells, cells }: ExplainProgress): void {
  stopping.show(knownCells, cells, `cells known after ${steps} steps`);
}

async function tellAll(
  file: string,
  { puzzle, marks }: Marked,
  steps: AsyncGenerator<Step, Ending>,
  { language, json }: ExplainCommand,
  stopping: Stopping,
): Promise<void> {
  const sketch = {
    words: makeWords(language),
    puzzle,
    marks: marks.slice(),
    paint,
    showsNew: true,
  };
  if (!json) await print(`${paint.bold(headingOf(file, puzzle))}\n${legendOf(sketch)}\n`);
  for (let number = 1; ; number++) {
    const turn = await steps.next();
    stopping.hide();
    if (turn.done) return tellEnding(sketch, turn.value, number - 1, json);
    const sentence = say(sketch.words, puzzle, turn.value);
    if (json) await printJson({ ...turn.value, sentence });
    else await print(`${number}. ${sentence}\n${drawStep(sketch, turn.value)}\n`);
    for (const { cell, candidates } of turn.value.conclusions)
      sketch.marks[cell] = elementAt(sketch.marks, cell) & candidates;
  }
}

async function tellEnding(
  sketch: Sketch,
  ending: Ending,
  steps: number,
  json: true | undefined,
): Promise<void> {
  raiseExit(EXIT_OF_ENDING[ending.kind]);
  const isStopped = ending.kind === 'unknown' && steps > 0;
  const sentence = isStopped
    ? sketch.words.format('stopped', { steps })
    : sayEnding(sketch.words, sketch.puzzle, ending);
  if (json) await printJson({ ...ending, sentence });
  else await print(sentence);
}
