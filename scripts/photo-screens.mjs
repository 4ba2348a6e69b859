// npm run photo-screens: takes pictures of boards in play into test/fixtures/photos, from which
// tests read the puzzles again. Each puzzle is taken on a phone and on a desktop, one of them with
// some marks; `screens.json` beside the pictures says what they show.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { setUp } from './setup.mjs';

await setUp();
const { default: sharp } = await import('sharp');
const { playOn } = await import('./scenes.mjs');
const { openStage } = await import('./open-page.mjs');

/** Puzzles, and the number of explained steps that are taken on a board with marks. */
const PUZZLES = [
  ['heart', 3],
  ['insect', 8],
  ['toadstool', 10],
  ['balloon', 12],
  ['rabbit', 16],
  ['goldfish', 24],
  ['owl', 24],
  ['locomotive', 24],
];
const FOLDER = join(root, 'test', 'fixtures', 'photos');

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const wanted = PUZZLES.flatMap(([puzzle, steps], index) => screensOf(puzzle, steps, index));
const stage = await openStage();
const screens = [];
try {
  for (const screen of wanted) screens.push({ ...screen, corners: await take(screen) });
} finally {
  await stage.close();
}
writeFileSync(join(FOLDER, 'screens.json'), `${JSON.stringify(screens, undefined, 2)}\n`);

/** Returns the phone and the desktop, which differ in theme and in marks. */
function screensOf(puzzle, steps, index) {
  const [phone, desktop] = index % 4 < 2 ? ['light', 'dark'] : ['dark', 'light'];
  const taken = index % 2 === 0 ? [0, steps] : [steps, 0];
  return [
    { file: `${puzzle}-phone.png`, puzzle, theme: phone, scale: 2 + (index % 2), steps: taken[0] },
    { file: `${puzzle}-desktop.png`, puzzle, theme: desktop, scale: 1, steps: taken[1] },
  ];
}

/** Shows the first cell of a board again that followed the steps. */
function scrollBack() {
  for (const element of document.querySelectorAll('*')) element.scrollTo(0, 0);
}

async function take({ file, puzzle, theme, scale, steps }) {
  const isPhone = scale > 1;
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const page = await stage.newPage({ viewport, touch: isPhone, theme, scale });
  await page.goto(`/play/${puzzle}`);
  await page.locator('main').waitFor();
  await page.waitForLoadState('networkidle');
  await playOn(page, steps);
  if (steps === 0) await page.getByTestId('welcome').getByRole('button').click();
  await page.evaluate(scrollBack);
  await page.waitForTimeout(300);
  const corners = await cornersOf(page, scale);
  const picture = await page.screenshot();
  const palette = { palette: true, colours: 64, dither: 0, effort: 10 };
  await sharp(picture).png(palette).toFile(join(FOLDER, file));
  await page.context().close();
  return corners;
}

/** Returns the corners of the grid in pixels of the picture, clockwise from the upper left. */
async function cornersOf(page, scale) {
  const cells = page.locator('[role="gridcell"][aria-label]');
  const [first, last] = [await cells.first().boundingBox(), await cells.last().boundingBox()];
  const [left, top] = [first.x, first.y];
  const [right, bottom] = [last.x + last.width, last.y + last.height];
  const places = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return places.map((place) => {
    const [x, y] = place.map((value) => Math.round(10 * scale * value) / 10);
    return { x, y };
  });
}
