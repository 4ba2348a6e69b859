// The parts of docs/comparison.md that the command makes.

import type { ComparisonPlan, ContestantRow } from './compare.ts';
import { growthTable, libraryTable } from './comparison-tables.ts';
import { FAMILIES } from './families.ts';

interface Machine {
  /** The arguments of the command. */
  readonly arguments: readonly string[];
  /** The version of Node. */
  readonly node: string;
  readonly cores: number;
}

export function comparisonParts(
  rows: readonly ContestantRow[],
  plan: ComparisonPlan,
  machine: Machine,
): Readonly<Record<string, string>> {
  return {
    facts: facts(plan, machine),
    ...Object.fromEntries(FAMILIES.map((one) => [one, growthTable(rows, one, plan.sides)])),
    library: libraryTable(rows),
  };
}

/** Says how the tables were made, without a date: what was made anew should show as a change. */
function facts({ seconds, seeds }: ComparisonPlan, machine: Machine): string {
  const command = ['npm run comparison', ...withDashes(machine.arguments)].join(' ');
  const puzzles = `${seeds.length} ${seeds.length === 1 ? 'puzzle' : 'puzzles'}`;
  return [
    `- made by \`${command}\``,
    `- Node ${machine.node.replace(/^v/, '')}, ${machine.cores} cores`,
    `- ${puzzles} of each size; ${seconds} s a puzzle`,
  ].join('\n');
}

function withDashes(args: readonly string[]): readonly string[] {
  return args.length === 0 ? [] : ['--', ...args.map(quoted)];
}

function quoted(arg: string): string {
  return /\s/.test(arg) ? JSON.stringify(arg) : arg;
}
