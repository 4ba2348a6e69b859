// The pages that tests read: some forty of the bench's kinds, of sizes up to 30x30, in fonts that
// are installed.

import { PAGE_ROWS, type PageRow } from './page-rows.ts';
import { pageOf, type TestPage } from './page-set.ts';

/** The demand on pages of tests; none may be accepted but wrong anyway. */
type Demand = 'all are right' | 'nine of ten are right' | 'nothing else';

export interface TestPageSpec {
  readonly name: string;
  readonly demand: Demand;
  readonly make: () => Promise<TestPage>;
}

const EVERY: Demand = 'all are right';
const MOST: Demand = 'nine of ten are right';
const NONE: Demand = 'nothing else';

/** Rows by how their names begin, with the first index and the number of pages. */
const CHOICE: readonly (readonly [row: string, demand: Demand, first: number, count: number])[] = [
  ['screenshot, 28 px', EVERY, 1, 4],
  ['screenshot, 20 px', EVERY, 1, 4],
  ['screenshot, 16 px', NONE, 2, 1],
  ['photo, 3°', MOST, 1, 2],
  ['photo, 8°', MOST, 2, 2],
  ['photo, 10°, keystone 5 %', MOST, 2, 2],
  ['photo, shadow', NONE, 2, 1],
  ['photo, curl', NONE, 2, 1],
  ['photo, turned by 90°', MOST, 2, 1],
  ['photo, upside down', MOST, 2, 1],
  ['layout, ', MOST, 1, 1],
];

export const TEST_PAGES: readonly TestPageSpec[] = CHOICE.flatMap(([start, demand, first, count]) =>
  PAGE_ROWS.filter(({ name }) => name.startsWith(start)).flatMap((row) =>
    Array.from({ length: count }, (_, i) => specOf(row, first + i, demand)),
  ),
);

function specOf(row: PageRow, index: number, demand: Demand): TestPageSpec {
  const make = () => pageOf(row, index, { fonts: 'installed' });
  return { name: `${row.name}, page ${index}`, demand, make };
}
