// What the pictures show: an address, and what is done there before the picture is taken.

/** `prepare` gets the page once its first content is there. */
export const SCENES = [
  { name: 'play', path: '/play/goldfish', prepare: (page) => playOn(page, 24) },
  { name: 'play-hint', path: '/play/locomotive', prepare: hintTwice },
  { name: 'play-solved', path: '/play/swan', prepare: solve },
  { name: 'library', path: '/library' },
  { name: 'enter', path: '/enter' },
  { name: 'draw', path: '/draw' },
  { name: 'lab', path: '/lab' },
  { name: 'help', path: '/help' },
  { name: 'missing', path: '/no/such/page' },
];

async function playOn(page, steps) {
  await board(page);
  for (let step = 0; step < steps; step++) await page.keyboard.press('n');
  await page.mouse.move(0, 0);
}

async function hintTwice(page) {
  await playOn(page, 12);
  for (let level = 0; level < 2; level++) await page.keyboard.press('h');
}

async function solve(page) {
  await board(page);
}

async function board(page) {
  await page.locator('[role="gridcell"]').first().waitFor();
}
