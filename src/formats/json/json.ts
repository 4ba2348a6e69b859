// Our own JSON, and JSON lines: `{"id","width","height","rows":[[3,1],...],"cols":[[2],...]}`. With
// several colours, blocks are strings like `"3a"`, and `palette` lists the colours. A whole clue
// may also be a string, like `"3 1"`.

import { failure } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { DISPENSABLE_PARTS } from '../left-out.ts';
import { isShallow, locate, syntaxProblem } from '../text/json-places.ts';
import { type ReadingBudget, readEach } from '../text/reading-budget.ts';
import { splitLines, written } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { readJsonPuzzle } from './read-json-puzzle.ts';
import { toJson } from './write-json-puzzle.ts';

export const json: Format = {
  id: 'json',
  title: 'JSON and JSON lines',
  extensions: ['json', 'jsonl', 'ndjson'],
  sniff: (text) => /^\s*[{[]/.test(text),
  parse: parseJson,
  ...writing(
    { name: 'JSON', clues: 'any', colours: true, given: true, keeps: DISPENSABLE_PARTS },
    (puzzle) => written(`${JSON.stringify(toJson(puzzle))}\n`),
  ),
  separator: '',
};

function parseJson(text: string, budget: ReadingBudget): readonly Parsed[] {
  const whole = isShallow(text) ? tryParse(text) : undefined;
  if (whole !== undefined) return readDocument(text, whole.value, budget);
  const lines = splitLines(text).filter((line) => line.text.trim() !== '');
  const isLines = lines
    .slice(0, 2)
    .some((line) => isShallow(line.text) && tryParse(line.text) !== undefined);
  if (lines.length > 1 && isLines && !text.trimStart().startsWith('[')) {
    return readEach(lines, budget, (line) => parseJsonLine(line.text, line.number));
  }
  return [failure(syntaxProblem(text, 1))];
}

/**
 * Reads one line of a JSON lines file; `number` is the number of the line, from 1, for problems.
 */
export function parseJsonLine(text: string, number: number): Parsed {
  const parsed = isShallow(text) ? tryParse(text) : undefined;
  if (parsed === undefined) return failure(syntaxProblem(text, number));
  const outcome = readJsonPuzzle(parsed.value, []);
  if (outcome.ok) return outcome;
  const placed = locate(text, outcome.problems);
  return { ...outcome, problems: placed.map((problem) => ({ ...problem, line: number })) };
}

function readDocument(text: string, value: unknown, budget: ReadingBudget): readonly Parsed[] {
  const values = Array.isArray(value) ? value : [value];
  if (values.length === 0) {
    return [
      failure({
        code: 'no-puzzle',
        ...worded`the list is empty: expected puzzles`,
        line: 1,
        column: 1,
      }),
    ];
  }
  const parts = values.map((each, i) => ({ each, path: Array.isArray(value) ? [i] : [] }));
  const outcomes = readEach(parts, budget, ({ each, path }) => readJsonPuzzle(each, path));
  const wrong = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome]));
  const placed = locate(
    text,
    wrong.flatMap((outcome) => outcome.problems),
  );
  return outcomes.map((outcome) => {
    if (outcome.ok) return outcome;
    return { ...outcome, problems: placed.splice(0, outcome.problems.length) };
  });
}

function tryParse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
