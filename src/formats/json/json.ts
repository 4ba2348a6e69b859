// Our own JSON, and JSON lines: `{"id","width","height","rows":[[3,1],...],"cols":[[2],...]}`. With
// several colours, blocks are strings like `"3a"`, and `palette` lists the colours. A whole clue
// may also be a string, like `"3 1"`.

import { defined } from '../../puzzle/defined.ts';
import { failure, type Problem } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { withGoalRemark } from '../goal-remark.ts';
import { DISPENSABLE_PARTS } from '../left-out.ts';
import { isShallow, locate, syntaxProblem } from '../text/json-places.ts';
import { type ReadingBudget, readEach } from '../text/reading-budget.ts';
import { splitLines, written } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { isPicture } from './json-cells.ts';
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
    return readEach(lines, budget, (line) => readLine(line.text, line.number, (read) => read));
  }
  return [failure(syntaxProblem(text, 1))];
}

/**
 * Reads one line of a JSON lines file; `number` is the number of the line, from 1, for problems.
 */
export function parseJsonLine(text: string, number: number): Parsed {
  return readLine(text, number, withGoalRemark);
}

/** Reads a line, and completes what is read before places are told. */
function readLine(text: string, number: number, completed: (read: Parsed) => Parsed): Parsed {
  const parsed = isShallow(text) ? tryParse(text) : undefined;
  if (parsed === undefined) return failure(syntaxProblem(text, number));
  const outcome = completed(readJsonPuzzle(parsed.value, []));
  const placed = (problems: readonly Problem[]): readonly Problem[] =>
    locate(text, problems).map((problem) => ({ ...problem, line: number }));
  if (outcome.ok)
    return { ...outcome, ...defined({ remarks: outcome.remarks && placed(outcome.remarks) }) };
  return { ...outcome, problems: placed(outcome.problems) };
}

function readDocument(text: string, value: unknown, budget: ReadingBudget): readonly Parsed[] {
  const isList = Array.isArray(value) && !isPicture(value);
  const values: readonly unknown[] = isList ? value : [value];
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
  const parts = values.map((each, i) => ({ each, path: isList ? [i] : [] }));
  const outcomes = readEach(parts, budget, ({ each, path }) => readJsonPuzzle(each, path));
  const found = outcomes.map(toldOf);
  const placed = locate(text, found.flat());
  return outcomes.map((outcome, i) => {
    const problems = placed.splice(0, found[i]?.length ?? 0);
    if (!outcome.ok) return { ...outcome, problems };
    return problems.length === 0 ? outcome : { ...outcome, remarks: problems };
  });
}

/** Returns what there is to tell of an outcome: its problems, or the remarks on a puzzle. */
function toldOf(outcome: Parsed): readonly Problem[] {
  return outcome.ok ? (outcome.remarks ?? []) : outcome.problems;
}

function tryParse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
