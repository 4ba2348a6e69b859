// Makes the page of the techniques. The code itself finds, draws and explains the example of each
// technique.

import { makeMarkedBoard, mark } from '../../src/explain/model/marked-board.ts';
import type { Step, Technique } from '../../src/explain/model/step.ts';
import {
  blottedExampleOf,
  type ExampleStep,
  exampleOf,
} from '../../src/explain/next-step/example-step.ts';
import { EXAMPLES } from '../../src/explain/next-step/technique-examples.ts';
import { techniqueIdea, techniqueName, tierName } from '../../src/explain/words/catalogue.ts';
import { describeStep } from '../../src/explain/words/describe-step.ts';
import { makeWords } from '../../src/explain/words/message-formatter.ts';
import { chainText, drawStep } from './step-drawing.ts';
import { SOURCES } from './technique-sources.ts';

/** The part of docs/techniques.md between these two lines is made here. */
export const BEGIN = '<!-- made by npm run technique-docs -->';
export const END = '<!-- until here -->';

export async function techniqueDocs(): Promise<string> {
  const parts: string[] = [];
  for (const [i, { technique }] of EXAMPLES.entries()) parts.push(await partOf(technique, i + 1));
  return parts.join('\n');
}

/** Returns the page, in which the part between the two lines is made anew. */
export async function renewed(page: string): Promise<string> {
  const [head, rest] = page.split(BEGIN);
  const tail = rest.split(END)[1];
  return `${head}${BEGIN}\n\n${await techniqueDocs()}\n${END}${tail}`;
}

async function partOf(technique: Technique, number: number): Promise<string> {
  const example = await exampleOf(technique);
  const { board, step } = example;
  const blotted = await blottedExampleOf(technique);
  return [
    `## ${number}. ${techniqueName(technique, 'en')}\n`,
    `${techniqueIdea(technique, 'en')}\n`,
    ...shownExample(example),
    ...chainText(WORDS, board.puzzle, step),
    ...(blotted ? ['With blotted blocks:\n', ...shownExample(blotted)] : []),
    `Tier ${tierText(step)}. Code: ${link(`src/explain/techniques/${technique}.ts`)}, tests: ${link(testOf(step))}. ` +
      `Source: ${SOURCES[technique].join(', ')}.\n`,
  ].join('\n');
}

const WORDS = makeWords('en');

function shownExample({ board, step }: ExampleStep): string[] {
  const after = makeMarkedBoard(board.puzzle, board.cells);
  mark(after, step.conclusions);
  return [
    '```text',
    ...drawStep(board, after, step),
    '```\n',
    `> ${describeStep(WORDS, board.puzzle, step)}\n`,
  ];
}

function tierText({ tier, technique }: Step): string {
  const text = `${tier}, ${tierName(tier, 'en').toLowerCase()}`;
  return technique === 'colours-meet'
    ? `${text}; 4 where the reach of the blocks does not suffice`
    : text;
}

function testOf({ kind }: Step): string {
  if (kind === 'search') return 'src/explain/techniques/search.test.ts';
  return `src/explain/next-step/${kind === 'line' ? 'next-line-step' : 'next-lookahead-step'}.test.ts`;
}

function link(path: string): string {
  return `[${path.split('/').at(-1)}](../${path})`;
}
