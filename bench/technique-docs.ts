// The page of the techniques: an example of each, found, drawn and said by the code itself.

import { settleLines } from '../src/engine/settle.ts';
import { stepInLine } from '../src/explain/line-steps.ts';
import { LINE_TECHNIQUES } from '../src/explain/line-techniques.ts';
import { LOOKAHEAD_LIMITS, nextLookaheadStep } from '../src/explain/lookahead.ts';
import { makeSheet, mark, type Sheet } from '../src/explain/sheet.ts';
import type { Step, Technique } from '../src/explain/step.ts';
import { coloursMeet } from '../src/explain/techniques/colours-meet.ts';
import { searchStep } from '../src/explain/techniques/search.ts';
import { summing } from '../src/explain/techniques/summing.ts';
import { symmetry } from '../src/explain/techniques/symmetry.ts';
import { twoWay } from '../src/explain/techniques/two-way.ts';
import { traceOf } from '../src/explain/trace.ts';
import { tryCells } from '../src/explain/tries.ts';
import { techniqueName, tierName } from '../src/explain/words/catalogue.ts';
import { say } from '../src/explain/words/say.ts';
import { makeWords } from '../src/explain/words/words.ts';
import { parseRows } from '../src/puzzle/grid-text.ts';
import { draftOfPicture } from '../src/puzzle/picture.ts';
import { paletteOf, puzzleOf } from '../test/boards.ts';
import { chainText, drawStep } from './technique-drawing.ts';
import { EXAMPLES, type Example, SOURCES } from './technique-examples.ts';

/** What is between these lines of docs/techniques.md is made here. */
export const BEGIN = '<!-- made by npm run technique-docs -->';
export const END = '<!-- until here -->';

const SYMBOLS = '.#o+';
const COLOURS = ['red', 'blue', 'green'];

export async function techniqueDocs(): Promise<string> {
  const parts: string[] = [];
  for (const [i, example] of EXAMPLES.entries()) parts.push(await partOf(example, i + 1));
  return parts.join('\n');
}

/** The page with its made part made anew. */
export async function renewed(page: string): Promise<string> {
  const [head, rest] = page.split(BEGIN);
  const tail = rest.split(END)[1];
  return `${head}${BEGIN}\n\n${await techniqueDocs()}\n${END}${tail}`;
}

export function sheetOf({ picture, marks }: Example): Sheet {
  const used = picture.join('');
  const colours = [...SYMBOLS].filter((symbol, i) => i > 0 && used.includes(symbol)).length;
  const palette = paletteOf(Math.max(colours, 1)).map((colour, i) =>
    colours > 1 && i > 0 ? { ...colour, name: COLOURS[i - 1], symbol: SYMBOLS[i] } : colour,
  );
  const gridOf = (rows: readonly string[]) => {
    const outcome = parseRows(rows, palette);
    if (!outcome.ok) throw new Error(outcome.problems[0].message);
    return outcome.value;
  };
  const puzzle = puzzleOf(draftOfPicture(gridOf(picture), palette));
  if (marks === 'lines') return makeSheet(puzzle, settleLines(puzzle).grid.cells);
  const rows = marks === 'nothing' ? picture.map((row) => '?'.repeat(row.length)) : marks;
  return makeSheet(puzzle, gridOf(rows).cells);
}

/** The step of the technique on this sheet, whatever easier ones there are. */
export async function stepOf(sheet: Sheet, technique: Technique): Promise<Step> {
  const at = LINE_TECHNIQUES.findIndex(({ id }) => id === technique);
  const step = at >= 0 ? lineStepBy(sheet, at) : await stepBeyond(sheet, technique);
  if (step?.technique !== technique) throw new Error(`no step by ${technique}`);
  return step;
}

function lineStepBy(sheet: Sheet, technique: number): Step | undefined {
  const hidden = makeSheet(sheet.puzzle, sheet.cells);
  hidden.findings[0] = new Array<null>(technique).fill(null);
  return stepInLine(hidden, 0);
}

async function stepBeyond(sheet: Sheet, technique: Technique): Promise<Step | undefined> {
  if (technique === 'colours-meet') return coloursMeet(sheet, [], 2);
  if (technique === 'two-way') return twoWayOn(sheet);
  if (technique === 'summing') return summing(sheet);
  if (technique === 'symmetry') return symmetry(sheet.puzzle, sheet.cells);
  if (technique !== 'search') return nextLookaheadStep(sheet);
  const searched = await searchStep(sheet);
  return searched.found === 'step' ? searched.step : undefined;
}

function twoWayOn({ puzzle, cells }: Sheet): Step | undefined {
  const trace = traceOf(puzzle, cells);
  return trace && twoWay(trace, tryCells(trace, LOOKAHEAD_LIMITS).agreed, LOOKAHEAD_LIMITS);
}

async function partOf(example: Example, number: number): Promise<string> {
  const { technique, idea, sources } = example;
  const sheet = sheetOf(example);
  const step = await stepOf(sheet, technique);
  const words = makeWords('en');
  const after = makeSheet(sheet.puzzle, sheet.cells);
  mark(after, step.conclusions);
  return [
    `## ${number}. ${techniqueName(technique, 'en')}\n`,
    `${idea}\n`,
    '```text',
    ...drawStep(sheet, after, step),
    '```\n',
    `> ${say(words, sheet.puzzle, step)}\n`,
    ...chainText(words, sheet.puzzle, step),
    `Tier ${tierText(step)}. Code: ${link(`src/explain/techniques/${technique}.ts`)}, tests: ${link(testOf(step))}. ` +
      `Source: ${sources.map((source) => SOURCES[source]).join(', ')}.\n`,
  ].join('\n');
}

function tierText({ tier, technique }: Step): string {
  const text = `${tier}, ${tierName(tier, 'en').toLowerCase()}`;
  return technique === 'colours-meet'
    ? `${text}; 4 where the reach of the blocks does not suffice`
    : text;
}

function testOf({ kind }: Step): string {
  if (kind === 'search') return 'src/explain/techniques/search.test.ts';
  return `src/explain/${kind === 'line' ? 'line-steps' : 'lookahead'}.test.ts`;
}

function link(path: string): string {
  return `[${path.split('/').at(-1)}](../${path})`;
}
