// crosshatch info: describes puzzles, and tells how many cells line solves alone settle.

import { check } from '../../puzzle/check-grid.ts';
import { type Clue, isExactClue, paintedCells } from '../../puzzle/clue.ts';
import { defined } from '../../puzzle/defined.ts';
import { countKnown } from '../../puzzle/grid.ts';
import { META_KEYS, type Puzzle } from '../../puzzle/puzzle.ts';
import { readEntries } from '../input/read-puzzles.ts';
import { type InputOptions, inputFormat } from '../options/option-values.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import {
  headingOf,
  print,
  printError,
  printJson,
  printProblems,
  printRemarks,
  problemsJson,
} from '../output/print.ts';
import { skippedNotes } from '../output/skipped-notes.ts';
import { askTask } from '../run/ask-task.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

interface InfoCommand extends InputOptions {
  readonly json?: true;
}

export async function infoCommand(paths: readonly string[], options: InfoCommand): Promise<void> {
  const skipped: string[] = [];
  const onSkipped = (path: string) => skipped.push(path);
  for await (const entry of readEntries(paths, inputFormat(options), onSkipped)) {
    const { file, id, outcome } = entry;
    if (!outcome.ok) {
      raiseExit(EXIT.badInput);
      if (options.json) await printJson(problemsJson(entry));
      else printProblems(file, outcome.problems);
    } else {
      const facts = await factsOf(outcome.value);
      const { palette } = outcome.value;
      printRemarks(entry);
      if (options.json) await printJson({ file, id, ...facts, palette });
      else await print(`${headingOf(file, outcome.value)}\n${listFacts({ file, ...facts })}\n`);
    }
  }
  for (const note of skippedNotes(skipped)) printError(note);
}

type Facts = Readonly<Record<string, string | number | boolean>>;

async function factsOf(puzzle: Puzzle): Promise<Facts> {
  const { width, height, palette, rows, columns, given, meta } = puzzle;
  const { goal, otherGoals, saved, otherProperties } = puzzle;
  const { value: settled } = await askTask('settle', { draft: puzzle, open: [] });
  const known = settled.consistent ? countKnown(settled.grid) : 0;
  const named = META_KEYS.flatMap((key) => (meta[key] === undefined ? [] : [[key, meta[key]]]));
  return {
    ...(Object.fromEntries(named) as Record<string, string>),
    width,
    height,
    colours: palette.length - 1,
    blocks: sum([...rows, ...columns], (clue) => clue?.length ?? 0),
    ...openParts([...rows, ...columns]),
    cells: width * height,
    ...paintedFacts(puzzle),
    ...defined({ givenCells: given && countKnown(given) }),
    settledByLines: known,
    lineSolvable: settled.consistent && known === width * height,
    goal: goal === undefined ? 'none given' : goalState(puzzle, goal),
    ...defined({
      otherGoals: otherGoals?.length,
      savedGrids: saved?.length,
      otherProperties: otherProperties?.length,
    }),
  };
}

/** Counts blotted blocks and unknown lines if there are any. */
function openParts(clues: readonly Clue[]): Facts {
  const blotted = sum(clues, (clue) => clue?.filter(({ length }) => length === null).length ?? 0);
  const unknown = sum(clues, (clue) => (clue === null ? 1 : 0));
  return defined({ blottedBlocks: blotted || undefined, unknownLines: unknown || undefined });
}

/** Counts the painted cells where the clues of an axis tell them all, else those they need. */
function paintedFacts({ rows, columns }: Puzzle): Facts {
  const exact = [rows, columns].find((clues) => clues.every(isExactClue));
  const needed = (clues: readonly Clue[]): number => sum(clues, (clue) => paintedCells(clue ?? []));
  return exact === undefined
    ? { paintedCellsAtLeast: Math.max(needed(rows), needed(columns)) }
    : { paintedCells: needed(exact) };
}

function sum(clues: readonly Clue[], value: (clue: Clue) => number): number {
  return clues.reduce((total, clue) => total + value(clue), 0);
}

function goalState(puzzle: Puzzle, goal: NonNullable<Puzzle['goal']>): string {
  const mismatches = check(puzzle, goal);
  const lines = mismatches.filter((mismatch) => 'line' in mismatch).length;
  if (lines > 0) return `breaks ${lines} of the clues`;
  return mismatches.length === 0 ? 'fits the clues' : 'breaks given cells';
}

/** Turns "settledByLines" into "settled by lines". */
function inWords(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function listFacts(facts: Facts): string {
  const width = Math.max(...Object.keys(facts).map((key) => inWords(key).length));
  return Object.entries(facts)
    .map(([key, value]) => `  ${inWords(key).padEnd(width)}  ${onOneLine(String(value))}`)
    .join('\n');
}
