// What the pictures show: an address, and what is done there before the picture is taken.

/** `prepare` gets the page once its first content is there. */
export const SCENES = [
  { name: 'play', path: '/play/goldfish', prepare: (page) => playOn(page, 24) },
  { name: 'play-hint', path: '/play/locomotive', prepare: hintTwice },
  { name: 'play-solved', path: '/play/insect', prepare: solve },
  { name: 'library', path: '/library' },
  { name: 'enter', path: '/enter' },
  { name: 'draw', path: '/draw' },
  { name: 'lab', path: '/lab' },
  { name: 'help', path: '/help' },
  { name: 'missing', path: '/no/such/page' },
];

async function playOn(page, steps) {
  await board(page);
  for (let step = 0; step < steps; step++) await press(page, 'n');
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
}

async function hintTwice(page) {
  await playOn(page, 12);
  for (let level = 0; level < 2; level++) await press(page, 'h');
}

/** By its explained steps: there is a key for them, whatever the width. */
async function solve(page) {
  await board(page);
  const solved = page.getByText('Solved!').first();
  for (let step = 0; step < 200 && !(await solved.isVisible()); step++) await press(page, 'n');
  await solved.waitFor();
}

/** The answer is said to screen readers when it is there. */
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
