// crosshatch explain: prints the steps that follow from the marks, and how the steps end.

import { type ExplainProgress, type Language, makeWords } from '../../explain/index.ts';
import { elementAt } from '../../puzzle/element-at.ts';
import type { DescribedStep, ExplainAnswer } from '../../tasks/explaining/explain.ts';
import { type MarkOptions, readMarked, refuseInput } from '../input/marks.ts';
import { paint } from '../output/paint.ts';
import { headingOf, print, printJson } from '../output/print.ts';
import { drawStep, legendOf, type StepDrawing } from '../output/step-drawing.ts';
import { askTask } from '../run/ask-task.ts';
import { raiseExit } from '../run/exit-codes.ts';
import { type Stopping, startStopping } from '../run/stop-on-signal.ts';
import { EXIT_OF_ENDING } from './hint.ts';

interface ExplainCommand extends MarkOptions {
  readonly language: Language;
  readonly time: number;
}

export async function explainCommand(file: string, options: ExplainCommand): Promise<void> {
  const marked = await readMarked(file, options);
  if (marked === undefined) return;
  const { language, time, json } = options;
  const { puzzle, marks } = marked;
  const words = makeWords(language);
  const drawing = { words, puzzle, marks: marks.slice(), paint, showsNew: true };
  const stopping = startStopping();
  if (!json) await print(`${paint.bold(headingOf(file, puzzle))}\n${legendOf(drawing)}\n`);
  let steps = 0;
  const args = { puzzle, marks, language, limits: { seconds: time } };
  const outcome = await askTask('explain', args, {
    isStopped: stopping.isStopped,
    onProgress: (progress) => show(stopping, progress),
    onItem: (item) => {
      stopping.hide();
      return printStep(drawing, item, ++steps, json);
    },
  });
  stopping.hide();
  if (outcome.ok) await printEnding(outcome.value, json);
  else await refuseInput(file, options, outcome);
  stopping.end();
}

function show(stopping: Stopping, { steps, knownCells, cells }: ExplainProgress): void {
  stopping.show(knownCells, cells, `cells known after ${steps} steps`);
}

/** Prints a step, and adds what follows from it to the marks of the drawing. */
async function printStep(
  drawing: StepDrawing,
  { step, sentence }: DescribedStep,
  number: number,
  json: true | undefined,
): Promise<void> {
  if (json) await printJson({ ...step, sentence });
  else await print(`${number}. ${sentence}\n${drawStep(drawing, step)}\n`);
  for (const { cell, candidates } of step.conclusions)
    drawing.marks[cell] = elementAt(drawing.marks, cell) & candidates;
}

async function printEnding(
  { ending, sentence }: ExplainAnswer,
  json: true | undefined,
): Promise<void> {
  raiseExit(EXIT_OF_ENDING[ending.kind]);
  if (json) await printJson({ ...ending, sentence });
  else await print(sentence);
}
