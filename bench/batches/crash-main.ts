// npm run batch-crash: kills workers, servers and PostgreSQL at random moments while they do a
// batch, and prints what came of it. Ends with 1 if an answer was lost, doubled or out of order, or
// if work rested for more than 15 s.

import { Command, Option } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import type { CrashReport, CrashWish } from './crash.ts';
import { crashFleet } from './crash-fleet.ts';
import { crashFolder } from './crash-folder.ts';

/** Seconds. */
const LONGEST = 15;
/** A process that opens a folder takes some seconds to start, so kills come less often. */
const FOLDER_STARTS = 4;

await new Command('batch-crash')
  .option('--chunks <n>', 'of one item each', parseWholeNumber(1), 10_000)
  .option('--milliseconds <n>', 'that an item takes', parseWholeNumber(0), 50)
  .option('--between <n>', 'milliseconds between kills, on average', parseWholeNumber(1), 4_000)
  .option('--kills <n>', 'at most', parseWholeNumber(0), 1_000_000)
  .option('--seed <n>', 'of the moments', parseWholeNumber(0), 1)
  .addOption(new Option('--only <store>', 'of the two').choices(['database', 'folder']))
  .action(async (wish: CrashWish & { only?: 'database' | 'folder' }) => {
    console.log(
      '| | chunks | s | kills | longest rest, s | leases back, s at most | and the database died | wrong |',
    );
    console.log('|---|--:|--:|--:|--:|--:|--:|--:|');
    if (wish.only !== 'folder') tell('PostgreSQL', wish, await crashFleet(wish));
    const between = FOLDER_STARTS * wish.between;
    if (wish.only !== 'database') tell('a folder', wish, await crashFolder({ ...wish, between }));
  })
  .parseAsync();

function tell(name: string, { chunks }: CrashWish, report: CrashReport): void {
  const { seconds, kills, longestRest, longestReturn, longestReturnAfterTwo, wrong } = report;
  const returns = [longestRest, longestReturn, longestReturnAfterTwo].map((x) => x.toFixed(1));
  const figures = [chunks, seconds.toFixed(0), kills, ...returns, wrong.length];
  console.log(`| ${[name, ...figures].join(' | ')} |`);
  for (const problem of wrong) console.log(problem);
  if (wrong.length > 0 || Math.max(longestRest, longestReturnAfterTwo) > LONGEST)
    process.exitCode = 1;
}
