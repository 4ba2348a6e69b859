// npm run evolution: compares the methods that evolve grids with searches that only make new
// starting points.

import { Argument, Command, Option } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import { compareEvolution, PUBLISHING } from './evolution.ts';

new Command('evolution')
  .addArgument(new Argument('[method]', 'one of them (default: both)').choices(['genetic', 'flow']))
  .addOption(
    new Option('--seed <n>', 'of the first puzzle')
      .argParser(parseWholeNumber(0))
      .default(PUBLISHING),
  )
  .action((method: string | undefined, { seed }: { readonly seed: number }) =>
    compareEvolution(seed, method),
  )
  .parse();
