// npm run demo: films a game into docs/screens/demo.webp. The film shows painting, undo and redo, a
// hint, its step, the dark theme and the solved board.

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './root.mjs';
import { setUp } from './setup.mjs';

await setUp();
const { filmOf } = await import('./film.mjs');
const { openStage } = await import('./open-page.mjs');
const { parsePuzzles } = await import('../library/dist/formats.js');
const { solve } = await import('../library/dist/engine.js');

const ID = 'duck';
const FILE = join(root, 'docs', 'screens', 'demo.webp');
/** Largest size of the film in bytes. */
const LARGEST = 2_000_000;

mkdirSync(join(root, 'docs', 'screens'), { recursive: true });
const runs = await runsOf(ID);
const stage = await openStage();
let size;
try {
  const page = await stage.newPage({ viewport: { width: 1000, height: 680 }, motion: true });
  await page.goto(`/play/${ID}`);
  await page.locator('[role="gridcell"][aria-label]').first().waitFor();
  await page.waitForLoadState('networkidle');
  size = await play(page);
} finally {
  await stage.close();
}
console.log(`${FILE}: ${(size / 1e6).toFixed(2)} MB`);
if (size > LARGEST) fail('the film is too large for the documents');

async function play(page) {
  const film = filmOf(page);
  const cell = ({ row, column }) =>
    page
      .locator('[role="row"]:has([role="gridcell"])')
      .nth(row)
      .locator('[role="gridcell"]')
      .nth(column);
  const paint = ({ from, to }) => film.drag(cell(from), cell(to));
  /**
   * Paints only the cells of a run that are still unmarked, because a drag that begins on a painted
   * cell would erase.
   */
  const paintRest = async ({ from, to }) => {
    let start;
    for (let { row, column } = from; column <= to.column + 1; column++) {
      const isLeft = column <= to.column && (await isUnmarked(cell({ row, column })));
      if (isLeft) start ??= { row, column };
      else if (start !== undefined) {
        await paint({ from: start, to: { row, column: column - 1 } });
        start = undefined;
      }
    }
  };
  const longest = runs.toSorted((a, b) => b.length - a.length);
  await film.shoot(900);
  for (const run of longest.slice(0, 3)) await paint(run);
  await film.press('Control+z', 500);
  await film.press('Control+y', 500);
  for (let level = 1; level <= 3; level++) {
    await page.keyboard.press('h');
    await page.getByText(`Hint ${level} of 3`).first().waitFor();
    await film.shoot(1400);
  }
  await film.press('n', 1200);
  await film.click(page.getByRole('button', { name: 'Settings', exact: true }));
  await film.click(page.getByRole('menuitemradio', { name: 'Dark', exact: true }));
  await film.press('Escape', 700);
  for (const run of runs) await paintRest(run);
  await page.getByText('Solved!').first().waitFor();
  for (let frame = 0; frame < 8; frame++) await film.shoot(140);
  await film.shoot(2500);
  return film.write(FILE);
}

async function isUnmarked(cell) {
  return /, unmarked\b/.test((await cell.getAttribute('aria-label')) ?? '');
}

/** Returns the blocks of the solution's rows, each with its first and its last cell. */
async function runsOf(id) {
  const [outcome] = parsePuzzles(readFileSync(join(root, 'puzzles', `${id}.non`), 'utf8'));
  const { solutions } = await solve(outcome.value);
  const { width, height, cells } = solutions[0];
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from(cells.subarray(row * width, (row + 1) * width), (mask) => (mask > 1 ? '#' : '.')),
  );
  return rows.flatMap((row, index) =>
    [...row.join('').matchAll(/#+/g)].map(({ index: column, 0: { length } }) => ({
      from: { row: index, column },
      to: { row: index, column: column + length - 1 },
      length,
    })),
  );
}
