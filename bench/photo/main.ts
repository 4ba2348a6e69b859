// npm run photo-bench: reads test pages of many kinds and prints how many numbers and pages come
// out right, before and after the solver saw them, as a table for documents. Ends with 1 if any
// page is accepted but wrong.

import { Command } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import { readPhoto } from '../../src/photo/read-photo.ts';
import { appScreens } from './app-screens.ts';
import { isAcceptedReading } from './judge-reading.ts';
import { PAGE_ROWS } from './page-rows.ts';
import { pageOf, type TestPage } from './page-set.ts';
import { pageWithoutPuzzle } from './pages-without-puzzle.ts';
import { readPage } from './read-page.ts';
import { type JudgedPage, TABLE_HEAD, tableRow } from './row-figures.ts';
import { saveBadPage } from './save-page.ts';

/** The number of pages without a puzzle. */
const WITHOUT = 30;

interface BenchOptions {
  readonly scale: number;
  readonly row?: string;
  readonly save?: string;
  readonly seed: number;
  readonly seconds: number;
}

await new Command('photo-bench')
  .option('--scale <percent>', 'of the pages', parseWholeNumber(1), 100)
  .option('--row <name>', 'only the rows whose names contain this')
  .option('--save <folder>', 'for pages that are read wrongly, with what was read')
  .option('--seed <n>', 'of the pages', parseWholeNumber(0), 1)
  .option('--seconds <n>', 'limit for the solver on a page', parseWholeNumber(1), 20)
  .action(async (options: BenchOptions) => {
    console.log(TABLE_HEAD);
    const all: JudgedPage[] = [];
    for (const { name, pages } of setsOf(options)) {
      if (!name.includes(options.row ?? '')) continue;
      const judged = await readPages(pages, options);
      console.log(tableRow(name, judged));
      all.push(...judged);
    }
    console.log(tableRow('all', all));
    const fooled = options.row === undefined ? await readWithoutPuzzle(options) : 0;
    if (fooled > 0 || all.some((page) => page.isAcceptedButWrong)) process.exitCode = 1;
  })
  .parseAsync();

interface PageSource {
  readonly name: string;
  readonly make: () => Promise<TestPage>;
}

interface PageSet {
  readonly name: string;
  readonly pages: readonly PageSource[];
}

function setsOf({ scale, seed }: BenchOptions): PageSet[] {
  const rows = PAGE_ROWS.map((row) => ({
    name: row.name,
    pages: Array.from({ length: Math.ceil((row.pages * scale) / 100) }, (_, index) => ({
      name: `${row.name} ${index}`,
      make: () => pageOf(row, index, { seed }),
    })),
  }));
  return [...rows, { name: 'screens of this app', pages: appScreens() }];
}

/** Reads all puzzles of the pages, and stores the pages that are read wrongly. */
async function readPages(
  pages: readonly PageSource[],
  { save: folder, seconds }: BenchOptions,
): Promise<JudgedPage[]> {
  const judged: JudgedPage[] = [];
  for (const { name, make } of pages) {
    const page = await make();
    const all = await readPage(page, (image, wish) =>
      readPhoto(image, wish, { limits: { seconds } }),
    );
    for (const [puzzle, { judgement, time, ...read }] of all.entries()) {
      judged.push({ ...judgement, time });
      if (folder !== undefined && !judgement.after.isRight) {
        const label = page.other === undefined ? name : `${name} puzzle ${puzzle + 1}`;
        await saveBadPage(folder, { ...page, ...read, name: label });
      }
    }
  }
  return judged;
}

/** Says how many pages without a puzzle are taken for one, and returns how many are accepted. */
async function readWithoutPuzzle({ scale, seed, seconds }: BenchOptions): Promise<number> {
  const count = Math.ceil((WITHOUT * scale) / 100);
  let [read, accepted] = [0, 0];
  for (let index = 0; index < count; index++) {
    const image = await pageWithoutPuzzle(index, { seed });
    const outcome = await readPhoto(image, {}, { limits: { seconds } });
    if (!outcome.ok) continue;
    read++;
    if (isAcceptedReading(outcome.value)) accepted++;
  }
  console.log(`\n${count} pages without a puzzle: ${read} read as one, ${accepted} accepted`);
  return accepted;
}
