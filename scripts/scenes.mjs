// The scenes of the screenshots: each has an address, and perhaps a function that prepares the page
// before the picture is taken.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** `prepare` is called with the page after the first content of the page has loaded. */
export const SCENES = [
  { name: 'play', path: '/play/goldfish', prepare: (page) => playOn(page, 24) },
  { name: 'play-hint', path: '/play/locomotive', prepare: hintTwice },
  { name: 'play-solved', path: '/play/insect', prepare: solve },
  { name: 'library', path: '/library' },
  { name: 'enter', path: '/enter' },
  { name: 'enter-finding', path: '/enter/umbrella', prepare: findCorrections },
  { name: 'draw', path: '/draw' },
  { name: 'draw-picture', path: '/draw', prepare: drawHouse },
  { name: 'lab', path: '/lab' },
  {
    name: 'lab-results',
    path: '/lab?puzzle=locomotive&m=engine&m=sat&m=probing',
    prepare: compare,
  },
  { name: 'batch', path: '/batches', prepare: batchDone },
  { name: 'method', path: '/lab/rules', prepare: methodDone },
  { name: 'help', path: '/help' },
  { name: 'technique', path: '/help/contradiction', prepare: board },
  { name: 'print', path: '/print/goldfish,lock', prepare: sheetsDrawn },
  { name: 'missing', path: '/no/such/page' },
];

export async function playOn(page, steps) {
  await board(page);
  for (let step = 0; step < steps; step++) await press(page, 'n');
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
}

async function hintTwice(page) {
  await playOn(page, 12);
  for (let level = 0; level < 2; level++) await press(page, 'h');
}

/**
 * Solves the puzzle by explained steps, because the key for a step works at every width of the
 * page.
 */
async function solve(page) {
  await board(page);
  const solved = page.getByText('Solved!').first();
  for (let step = 0; step < 200 && !(await solved.isVisible()); step++) await press(page, 'n');
  await solved.waitFor();
}

/** Puts one wrong number into a puzzle and asks for corrections. */
async function findCorrections(page) {
  await page.getByLabel('Row 2', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Find the wrong number' }).click();
  await page.getByTestId('corrections').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByTestId('corrections').locator('li').first().scrollIntoViewIfNeeded();
}

const HOUSE = [
  '....##....',
  '...####...',
  '..######..',
  '.########.',
  '##########',
  '.########.',
  '.##..####.',
  '.##..#..#.',
  '.##..#..#.',
  '.##..####.',
];

/** Draws the house with the keyboard, whose keys are the same at every width. */
async function drawHouse(page) {
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+Home');
  for (const row of HOUSE) {
    await page.keyboard.press('Home');
    for (const sign of row) {
      if (sign === '#') await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
  }
  await page.locator('[data-testid="verdict"][data-kind="unique"]').waitFor();
}

async function compare(page) {
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel all' }).waitFor({ state: 'detached' });
  await page.locator('svg[role="img"]').scrollIntoViewIfNeeded();
}

/** How large the files are whose puzzles are quick to rate. */
const SMALL = 1_500;

/** Rates small puzzles and a broken one as a batch, which stays on the server for other scenes. */
async function batchDone(page) {
  const folder = join(root, 'puzzles');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.non'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.length < SMALL);
  const data = [...texts, 'width 3\nheight 1\nrows\n5\ncolumns\n1\n1\n1\n'].join('\n====\n');
  const name = 'Puzzles of my friends';
  const address = `/api/v1/batches?do=rate&time=10&name=${encodeURIComponent(name)}`;
  const headers = { 'content-type': 'text/plain' };
  const taken = await page.request.post(address, { data, headers });
  const { id } = await taken.json();
  await page.goto(`/batches/${id}`);
  await page.getByText('Done', { exact: true }).waitFor({ timeout: 120_000 });
  await page.getByRole('heading', { name: 'The first failures' }).waitFor();
}

async function methodDone(page) {
  await page.locator('tr[data-status="ended"]').waitFor();
  await page.getByRole('slider', { name: 'Position' }).press('End');
  await page.evaluate(() => scrollTo(0, 0));
}

async function sheetsDrawn(page) {
  await page.locator('.printed-sheet svg').nth(1).waitFor();
}

/** Presses a key and waits for the announcement to screen readers, which comes with the result. */
async function press(page, key) {
  const announcer = page.getByTestId('announcer');
  const before = await announcer.textContent();
  await page.keyboard.press(key);
  await page.waitForFunction(
    ({ last }) => document.querySelector('[data-testid="announcer"]').textContent !== last,
    { last: before },
  );
}

async function board(page) {
  await page.locator('[role="gridcell"][aria-label]').first().waitFor();
}
