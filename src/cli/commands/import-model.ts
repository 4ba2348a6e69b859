// crosshatch import-model: reads what a SAT solver answered to an exported formula, and checks the
// grid of the answer against the clues.

import { type CnfEncoding, type Model, readModel } from '../../models/index.ts';
import { isSolution } from '../../puzzle/check-grid.ts';
import { defined } from '../../puzzle/defined.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { readOnly, readText } from '../input/read-puzzles.ts';
import { type InputOptions, inputFormat } from '../options/option-values.ts';
import { paint } from '../output/paint.ts';
import { print, printJson, printProblems, refuseCall } from '../output/print.ts';
import { drawPuzzle } from '../output/puzzle-drawing.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

interface ImportCommand extends InputOptions {
  readonly form?: CnfEncoding;
  readonly json?: true;
}

export async function importModelCommand(
  puzzleFile: string,
  modelFile: string,
  options: ImportCommand,
): Promise<void> {
  if (puzzleFile === '-' && modelFile === '-') {
    const message = 'puzzle and model cannot both be standard input';
    return refuseCall('import-model', [{ code: 'bad-input', message }]);
  }
  const puzzle = await readOnly(puzzleFile, inputFormat(options));
  if (!puzzle.ok) {
    printProblems(puzzleFile, puzzle.problems);
    raiseExit(EXIT.badInput);
    return;
  }
  const model = await modelFor(puzzle.value, modelFile, options.form);
  if (model.ok) return show(puzzle.value, model.value, options);
  printProblems(modelFile, model.problems);
  raiseExit(EXIT.badInput);
}

/** Reads the model. A model that breaks the clues is refused: it belongs to another puzzle. */
async function modelFor(puzzle: Puzzle, file: string, form?: CnfEncoding): Promise<Outcome<Model>> {
  const text = await readText(file);
  const model = text.ok ? readModel(puzzle, text.value, form) : text;
  if (!model.ok || model.value.answer !== 'satisfiable') return model;
  if (isSolution(puzzle, model.value.grid)) return model;
  const message = 'the model breaks the clues: it belongs to another puzzle';
  return failure({ code: 'wrong-model', message });
}

/** Prints the answer. A solution from the solver need not be the only solution. */
async function show(puzzle: Puzzle, model: Model, { json }: ImportCommand): Promise<void> {
  const isSatisfiable = model.answer === 'satisfiable';
  raiseExit(
    isSatisfiable ? EXIT.unique : EXIT[model.answer === 'unsatisfiable' ? 'none' : 'unknown'],
  );
  const rows = isSatisfiable ? writeRows(model.grid, puzzle.palette) : undefined;
  if (json) await printJson({ answer: model.answer, ...defined({ solution: rows }) });
  else if (rows === undefined) await print(model.answer);
  else await print(`${drawPuzzle(puzzle, rows, 'clues', paint)}\nthe model fits every clue`);
}
