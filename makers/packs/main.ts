// npm run packs: makes the packs in packs anew, of icons from free packages and of seeds,
// and with them the ladder of techniques and the contact sheets in docs/packs. Each picture is
// converted, repaired and rated by what the command `create` runs, each pattern is made by what
// `generate` runs. Puzzles keep their ids. A repair takes the best that it finds in its time, so a
// slow machine may change other cells of a picture than a fast one.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { parseWholeNumber, seconds } from '../../src/cli/options/option-values.ts';
import type { PackEntry } from '../../src/packs/pack-entry.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { drawSheet } from './contact-sheet.ts';
import { makeLadder, RUNG_PUZZLES } from './ladder.ts';
import { entryOf, type MadePuzzle, type NumberedPuzzle } from './made-puzzle.ts';
import { numbering } from './number-puzzles.ts';
import {
  ownNumbers,
  PACKS,
  readEntries,
  readIds,
  readPackFacts,
  readSets,
  writeEntries,
  writeIds,
} from './pack-files.ts';
import { makePatterns } from './patterns.ts';
import { readPictureList } from './picture-list.ts';
import { makePictures } from './pictures.ts';
import { warn } from './warn.ts';

const SHEETS = 'docs/packs';

interface PacksCommand {
  readonly time: number;
  readonly jobs?: number;
  readonly only?: string;
}

await new Command('packs')
  .description('makes the packs of puzzles in packs anew')
  .option('--time <seconds>', 'the longest for a picture', seconds, 20)
  .option('--jobs <n>', 'pictures at a time (default: one a core)', parseWholeNumber(1))
  .option('--only <pack>', 'make one pack')
  .action(makePacks)
  .parseAsync();

async function makePacks({ time, jobs, only }: PacksCommand): Promise<void> {
  const facts = readPackFacts();
  const register = readIds();
  const numberOf = numbering(ownNumbers(), register);
  const isWanted = (pack: string): boolean => only === undefined || pack === only;
  const list = readPictureList().filter(({ pack }) => isWanted(pack));
  const made: NumberedPuzzle[] = [];
  const number = (puzzle: MadePuzzle): void => {
    made.push({ ...puzzle, id: numberOf(puzzle) });
  };
  const terms = { seconds: time, ...defined({ jobs }) };
  for await (const puzzle of makePictures(list, readSets(), terms)) number(puzzle);
  for await (const puzzle of makePatterns(isWanted)) number(puzzle);
  writeIds(register);
  mkdirSync(SHEETS, { recursive: true });
  for (const { id } of facts.filter(({ id }) => isWanted(id))) await writePack(id, made);
  await writeLadder(facts.flatMap(({ id }) => readEntries(id)));
}

async function writePack(pack: string, made: readonly NumberedPuzzle[]): Promise<void> {
  const puzzles = made.filter((puzzle) => puzzle.pack === pack);
  writeEntries(pack, puzzles.map(entryOf));
  if (puzzles.length > 0) await drawSheet(puzzles, join(SHEETS, `${pack}.png`));
  console.log(`${pack}: ${puzzles.length} puzzles`);
}

async function writeLadder(entries: readonly PackEntry[]): Promise<void> {
  const ladder = await makeLadder(entries);
  for (const [technique, ids] of Object.entries(ladder)) {
    if (ids.length < RUNG_PUZZLES) warn(`ladder: ${technique} has ${ids.length} puzzles`);
  }
  const rungs = Object.entries(ladder).map(([technique, ids]) => {
    const list = ids.map((id) => JSON.stringify(id)).join(', ');
    return `  ${JSON.stringify(technique)}: [${list}]`;
  });
  writeFileSync(join(PACKS, 'ladder.json'), `{\n${rungs.join(',\n')}\n}\n`);
}
