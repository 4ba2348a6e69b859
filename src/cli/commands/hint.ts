// crosshatch hint: prints the next step for a player, or why there is none.

import {
  type Ending,
  type Hint,
  type Language,
  type Level,
  makeWords,
} from '../../explain/index.ts';
import { cellAt } from '../../puzzle/places.ts';
import { sentenceOfHint } from '../../tasks/explaining/hint.ts';
import { type Marked, type MarkOptions, readMarked, refuseInput } from '../input/marks.ts';
import { paint } from '../output/paint.ts';
import { print, printJson } from '../output/print.ts';
import { drawStep, legendOf } from '../output/step-drawing.ts';
import { askTask } from '../run/ask-task.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { type Stopping, startStopping } from '../run/stop-on-signal.ts';

interface HintCommand extends MarkOptions {
  readonly level: Level;
  /** Row and column, counted from 1. */
  readonly near?: readonly [number, number];
  readonly language: Language;
  readonly time: number;
}

/** The exit code for each kind of ending. */
export const EXIT_OF_ENDING: Readonly<Record<Ending['kind'], number>> = {
  solved: EXIT.unique,
  several: EXIT.multiple,
  none: EXIT.none,
  unknown: EXIT.unknown,
  mistake: EXIT.mistake,
};

export async function hintCommand(file: string, options: HintCommand): Promise<void> {
  const marked = await readMarked(file, options);
  if (marked === undefined) return;
  const near = nearCells(marked, options);
  if (near === undefined) return refuseNear(file, marked, options);
  const stopping = startStopping();
  const { level, language, time } = options;
  const args = { ...marked, near, level, language, limits: { seconds: time } };
  const ticking = showSeconds(stopping, time);
  const outcome = await askTask('hint', args, stopping);
  clearInterval(ticking);
  stopping.end();
  if (!outcome.ok) return refuseInput(file, options, outcome);
  const answer = outcome.value.hint;
  if (answer.kind !== 'step') raiseExit(EXIT_OF_ENDING[answer.kind]);
  const sentence = sentenceOfHint(outcome.value);
  if (options.json) await printJson({ file, ...answer, sentence });
  else await print([sentence, ...drawingOf(marked, answer, options)].join('\n'));
}

/** Shows the seconds: how far the search for a step is, nobody knows. */
function showSeconds(stopping: Stopping, most: number): NodeJS.Timeout {
  const start = performance.now();
  return setInterval(() => {
    const seconds = Math.floor((performance.now() - start) / 1000);
    stopping.show(Math.min(seconds, most), most, 'seconds at most, looking for a step');
  }, 250);
}

function nearCells({ puzzle }: Marked, { near }: HintCommand): readonly number[] | undefined {
  if (near === undefined) return [];
  const [row, column] = near;
  if (row > puzzle.height || column > puzzle.width) return undefined;
  return [cellAt(row - 1, column - 1, puzzle.width)];
}

function refuseNear(file: string, { puzzle }: Marked, options: HintCommand): Promise<undefined> {
  const message = `--near ${options.near?.join()}: the puzzle has ${puzzle.height} rows and ${puzzle.width} columns`;
  return refuseInput(file, options, { ok: false, problems: [{ code: 'bad-cell', message }] });
}

/** Draws the step at levels 2 and 3: a rule is easier to see than to read. */
function drawingOf({ puzzle, marks }: Marked, answer: Hint, { language }: HintCommand): string[] {
  if (answer.kind !== 'step' || answer.level < 2) return [];
  const drawing = { words: makeWords(language), puzzle, marks, paint, showsNew: answer.level > 2 };
  return ['', drawStep(drawing, answer.step), '', legendOf(drawing)];
}
