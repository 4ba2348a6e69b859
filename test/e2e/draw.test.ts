// Tests the Draw screen: drawing with mouse, fingers and keys or from an image, making the solution
// unique, and keeping, saving and playing the drawing.

import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { Place } from './board.ts';
import { chooseTool, goHome, paint, pointOf, rowCluesAre, setSize, verdictIs } from './drawing.ts';
import { longPress, pinch, tap } from './fingers.ts';
import { it } from './harness.ts';
import { boxOf } from './settled-box.ts';

const png = (width: number, height: number, svg: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Makes an image whose left half is dark and whose right half is light. */
const halves = () =>
  png(
    80,
    80,
    '<rect width="80" height="80" fill="#fff"/><rect width="40" height="80" fill="#111"/>',
  );

/**
 * Gives the page a file of more than 20 MB. The page makes the file, because sending it to the page
 * would take long.
 */
function giveHuge(input: HTMLElement): void {
  const { items, files } = new DataTransfer();
  items.add(new File([new Uint8Array(20 * 2 ** 20 + 1)], 'huge.png'));
  Object.assign(input, { files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Makes an image of random cells. The search for changes that make its solution unique takes long.
 */
function noise(): Promise<Buffer> {
  let state = 4;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const data = Uint8Array.from({ length: 25 * 25 }, () => (next() < 0.45 ? 0 : 255));
  return sharp(data, { raw: { width: 25, height: 25, channels: 1 } })
    .png()
    .toBuffer();
}

async function openImage(page: Page, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'From an image' }).click();
  const file = { name: 'picture.png', mimeType: 'image/png', buffer };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
}

/** Returns how much red there is in the middle of a cell, from 0 to 255. */
async function shadeOf(page: Page, place: Place): Promise<number> {
  await page.getByTestId('drawing').scrollIntoViewIfNeeded();
  const clip = { ...(await pointOf(page, place)), width: 2, height: 2 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels[0]!.mean;
}

const focused = (element: Locator): Locator => element.and(element.page().locator(':focus'));

describe('a drawing', () => {
  it('is painted with every tool, and each stroke is one step of undo', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await setSize(page, 6, 5);
    await paint(page, [
      [0, 0],
      [0, 5],
    ]);
    await chooseTool(page, 'Rectangle');
    await paint(page, [
      [2, 1],
      [4, 4],
    ]);
    await rowCluesAre(page, ['6', 'empty', '4', '1 1', '4']);
    await chooseTool(page, 'Fill an area');
    await paint(page, [[3, 2]]);
    await chooseTool(page, 'Pencil');
    await paint(
      page,
      [
        [0, 2],
        [0, 3],
      ],
      { button: 'right' },
    );
    await rowCluesAre(page, ['2 2', 'empty', '4', '4', '4']);
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Undo' }).click();
    await rowCluesAre(page, ['6', 'empty', 'empty', 'empty', 'empty']);
    await page.keyboard.press('Control+Shift+z');
    await rowCluesAre(page, ['6', 'empty', '4', '1 1', '4']);
  });

  it('is mirrored, grown at any side and moved', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await setSize(page, 5, 2);
    await page.getByRole('button', { name: 'Mirror left and right' }).click();
    await paint(page, [[0, 0]]);
    await rowCluesAre(page, ['1 1', 'empty']);
    await page.getByRole('button', { name: 'Top: add a line' }).click();
    await page.getByRole('button', { name: 'Move down' }).click();
    await rowCluesAre(page, ['empty', 'empty', '1 1']);
    await page.getByRole('button', { name: 'Right: remove a line' }).click();
    await rowCluesAre(page, ['empty', 'empty', '1']);
  });

  it('is selected, moved, copied and pasted, and gets a text', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await setSize(page, 6, 3);
    await chooseTool(page, 'Filled rectangle');
    await paint(page, [
      [0, 0],
      [1, 1],
    ]);
    await chooseTool(page, 'Select');
    await paint(page, [
      [0, 0],
      [1, 1],
    ]);
    await page.keyboard.press('Control+c');
    await paint(page, [
      [0, 0],
      [1, 0],
    ]);
    const said = page.getByTestId('announcer');
    await expect.poll(() => said.textContent()).toMatch(/^Moved to row 2, column 1/);
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '#.\n##');
      const init = { clipboardData, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new ClipboardEvent('paste', init));
    });
    await expect.poll(() => said.textContent()).toMatch(/^2 × 2 cells in row 2, column 1/);
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Flip the selected cells left and right' }).click();
    await page.getByLabel('Title').click();
    await rowCluesAre(page, ['empty', '2 1', '2 2']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await rowCluesAre(page, ['empty', '2', '2']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await rowCluesAre(page, ['2', '2', 'empty']);
    await page.keyboard.press('t');
    await page.getByRole('textbox', { name: 'Text' }).fill('+狐');
    await page.getByText('left out: 狐').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => said.textContent()).toMatch(/^3 × 3 cells in row 1/);
    // The dialog gives the focus back a moment after the text floats.
    await focused(page.getByRole('grid')).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await rowCluesAre(page, ['3', '4', '1']);
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Add a colour' }).click();
    await page.getByRole('button', { name: 'Fill the selected cells' }).click();
    await goHome(page);
    await page.keyboard.press('Escape');
    await rowCluesAre(page, ['6 red', '6 red', '6 red']);
  });

  it('has its undo after a reload', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await setSize(page, 4, 2);
    await paint(page, [
      [0, 0],
      [0, 2],
    ]);
    await paint(page, [
      [1, 1],
      [1, 2],
    ]);
    await verdictIs(page, 'unique');
    await page.reload();
    await rowCluesAre(page, ['3', '2']);
    await page.keyboard.press('u');
    await rowCluesAre(page, ['3', 'empty']);
    await page.keyboard.press('r');
    await rowCluesAre(page, ['3', '2']);
  });

  it('of the largest size is shown whole', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await setSize(page, 200, 200);
    const board = page.getByTestId('drawing').locator('../..');
    const isWhole = (element: Element) =>
      element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
    await expect.poll(() => board.evaluate(isWhole)).toBe(true);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => board.evaluate(isWhole)).toBe(false);
    await page.getByRole('button', { name: 'Fit to screen' }).click();
    await expect.poll(() => board.evaluate(isWhole)).toBe(true);
  });

  it('is painted by a finger and erased by a long press, while two fingers only zoom', async ({
    open,
  }) => {
    const page = await open({ path: '/draw', touch: true });
    await setSize(page, 4, 3);
    await page.getByTestId('drawing').scrollIntoViewIfNeeded();
    await tap(page, await pointOf(page, [1, 2]));
    const cell = async () => Number(await page.getByTestId('drawing').getAttribute('data-cell'));
    const before = await cell();
    const [a, b] = [await pointOf(page, [0, 0]), await pointOf(page, [2, 3])];
    await pinch(
      page,
      [a, b],
      [
        { x: a.x - 20, y: a.y - 20 },
        { x: b.x + 60, y: b.y + 60 },
      ],
    );
    await expect.poll(cell).toBeGreaterThan(before);
    await rowCluesAre(page, ['empty', '1', 'empty']);
    await longPress(page, await pointOf(page, [1, 2]));
    await rowCluesAre(page, ['empty', 'empty', 'empty']);
  });

  it('is painted by the keyboard alone', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await setSize(page, 5, 4);
    await goHome(page);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.down('Shift');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.up('Shift');
    await page.keyboard.press('x');
    await page.keyboard.press('b');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await rowCluesAre(page, ['1', '3', '5', '5']);
    await page.keyboard.press('u');
    await rowCluesAre(page, ['1', '3', 'empty', 'empty']);
  });
});

describe('the keyboard', () => {
  it('hears what it does: a line begun, dropped, a step taken back', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await setSize(page, 5, 4);
    await goHome(page);
    const said = page.getByTestId('announcer');
    await page.keyboard.press('l');
    await page.keyboard.press('Space');
    await expect.poll(() => said.textContent()).toMatch(/^Line started in row 1, column 1/);
    await page.keyboard.press('Escape');
    await expect.poll(() => said.textContent()).toMatch(/^Cancelled/);
    await page.keyboard.press('u');
    await expect.poll(() => said.textContent()).toMatch(/^Undone/);
    await page.keyboard.press('?');
    await page
      .getByRole('dialog', { name: 'Keyboard shortcuts' })
      .getByText('Filled rectangle')
      .waitFor();
    await page.keyboard.press('Escape');
  });

  it('is at another element in every cell, and in one stop on the tools', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await goHome(page);
    const active = () => page.getByRole('grid').getAttribute('aria-activedescendant');
    const before = await active();
    await page.keyboard.press('ArrowRight');
    await expect.poll(active).not.toBe(before);
    const id = await active();
    expect(await page.locator(`[id="${id}"]`).textContent()).toContain('column 2');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Home');
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
    await expect.poll(focused).toBe('Pencil');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toBe('Eraser');
    await page.keyboard.press('Tab');
    await page.getByRole('grid').and(page.locator(':focus')).waitFor();
  });

  it('is led to the first cell that differs', async ({ open }) => {
    const page = await open({ path: '/draw', viewport: { width: 360, height: 740 }, touch: true });
    await setSize(page, 4, 4);
    await page.getByTestId('drawing').scrollIntoViewIfNeeded();
    await paint(page, [[1, 1]]);
    await paint(page, [[2, 2]]);
    await verdictIs(page, 'multiple');
    await page.getByText('Several solutions', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show the first ambiguous cell' }).click();
    await page.getByRole('grid').and(page.locator(':focus')).waitFor();
    await page.getByRole('gridcell').getByText('ambiguous').waitFor();
    await expect
      .poll(async () => (await page.getByTestId('drawing').boundingBox())!.y)
      .toBeGreaterThanOrEqual(0);
    await page.getByRole('button', { name: 'Paint with background' }).click();
    await paint(page, [[1, 1]]);
    await verdictIs(page, 'unique');
  });
});

describe('a puzzle', () => {
  it('is made unique by an offered change, which undo takes back', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await verdictIs(page, 'empty');
    await setSize(page, 4, 4);
    await paint(page, [[0, 0]]);
    await paint(page, [[1, 1]]);
    await verdictIs(page, 'multiple');
    await page.getByText(/^4 cells are ambiguous/).waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog');
    await share.getByText('It has several solutions').waitFor();
    await share.getByText('Only puzzles in the library can be printed').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Make the solution unique' }).click();
    const offer = page.getByTestId('offer');
    await offer
      .getByText(/becomes/)
      .first()
      .waitFor();
    await offer.getByText(/: (ink|background) becomes (ink|background)$/).waitFor();
    await offer.getByText('Several solutions, 4 cells open').waitFor();
    await offer.getByText(/One solution. \w+, \d+ steps?$/).waitFor();
    await page.getByText('What must stay as it is').click();
    await page.getByText('Marked cells', { exact: true }).click();
    await paint(page, [
      [0, 0],
      [0, 3],
    ]);
    await page.getByText(/^4 cells are marked/).waitFor();
    await page.getByRole('button', { name: 'Done marking' }).click();
    await focused(page.getByRole('grid')).waitFor();
    await page.getByRole('button', { name: 'Make the solution unique' }).click();
    await offer
      .getByText(/becomes/)
      .first()
      .waitFor();
    expect(await offer.getByText(/^Row 1,/).count()).toBe(0);
    await offer.getByRole('button', { name: 'Apply' }).click();
    await focused(page.getByRole('grid')).waitFor();
    await verdictIs(page, 'unique');
    await page.getByText(/(Trivial|Easy|Medium), \d+ steps?/).waitFor();
    await page.getByText('Where a player will be stuck').click();
    const shows = page.getByRole('switch', { name: 'Show on the drawing' });
    await shows.click();
    expect(await shows.isChecked()).toBe(true);
    await page
      .getByText(/^(Trivial|Easy|Medium): \d+ cells$/)
      .first()
      .waitFor();
    await page.getByText(/^Nowhere: there is always an easy step/).waitFor();
    await page.getByRole('button', { name: 'Make it harder' }).click();
    // How many walks there is time for, and so whether a set is found, depends on the machine.
    const none = page.getByText(/^No changes .*if less has to stay/);
    await offer.or(none).first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await verdictIs(page, 'multiple');
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByText('This puzzle has several solutions').first().waitFor();
  });

  it('is made unique by given cells, which undo takes back', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await setSize(page, 4, 4);
    await paint(page, [[0, 0]]);
    await paint(page, [[1, 1]]);
    await verdictIs(page, 'multiple');
    await page.getByText('Give some cells at the start instead').click();
    await page.getByText('have no place for them').waitFor();
    await page.getByRole('button', { name: 'Choose cells for me' }).click();
    await page.getByText('1 cell is given now. Undo reverts it.').waitFor({ state: 'attached' });
    await focused(page.getByRole('grid')).waitFor();
    await verdictIs(page, 'unique');
    await page.getByRole('button', { name: 'Undo' }).click();
    await verdictIs(page, 'multiple');
  });

  it('is not looked at any more once the search is cancelled, or the drawing another', async ({
    open,
  }) => {
    const page = await open({ path: '/draw' });
    await openImage(page, await noise());
    await page.getByRole('button', { name: 'Use this drawing' }).click();
    await verdictIs(page, 'multiple');
    const start = page.getByRole('button', { name: 'Make the solution unique' });
    const bar = page.getByRole('progressbar', { name: /^Trying|^Looking/ });
    await start.click();
    await bar.waitFor();
    await page.getByRole('button', { name: 'Cancel' }).first().click();
    await bar.waitFor({ state: 'detached' });
    await page.getByText(/^Cancelled before|^Suggestion \d+ of/).waitFor();
    await start.click();
    await bar.waitFor();
    await start.click();
    await bar.waitFor();
    expect(await page.getByText('Cancelled before').count()).toBe(0);
    await paint(page, [[0, 0]], { button: 'right' });
    await paint(page, [[0, 0]]);
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByTestId('offer').count()).toBe(0);
    expect(await page.getByText('Cancelled before').count()).toBe(0);
  });

  it('stays in place while it is painted, and gives way to a new one, which has the keyboard', async ({
    open,
  }) => {
    const page = await open({ path: '/draw' });
    const startNew = async (): Promise<void> => {
      await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
      await page.getByRole('menuitem', { name: 'New drawing' }).press('Enter');
      await focused(page.getByRole('grid')).waitFor();
      await verdictIs(page, 'empty');
    };
    const before = await pointOf(page, [14, 14]);
    for (let column = 0; column < 15; column += 2) await paint(page, [[0, column]]);
    await rowCluesAre(page, ['1 1 1 1 1 1 1 1']);
    expect(await pointOf(page, [14, 14])).toEqual(before);
    await startNew();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Save to the library' }).press('Enter');
    await page.waitForURL(/\/draw\/own-/);
    await startNew();
    await page.waitForURL(/\/draw$/);
  });

  it('keeps its drawing when its clues are edited', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await setSize(page, 2, 2);
    await paint(page, [[0, 0]]);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.waitForURL(/\/play\/own-/);
    const menu = page.getByRole('button', { name: 'More', exact: true });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Edit clues' }).click();
    await page.getByRole('textbox', { name: /^row 1/i }).fill('2');
    await page.getByRole('textbox', { name: /^column 2/i }).fill('1');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/\/play\/own-/);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Edit picture' }).click();
    await page.getByText('The clues of this puzzle were edited').waitFor();
    await rowCluesAre(page, ['1', 'empty']);
    await page.keyboard.press('u');
    await rowCluesAre(page, ['empty', 'empty']);
  });

  it('goes to the library with its colours, is played, and drawn on', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await setSize(page, 3, 2);
    await paint(page, [
      [0, 0],
      [0, 1],
    ]);
    await page.getByRole('button', { name: 'Add a colour' }).click();
    await paint(page, [
      [1, 0],
      [1, 2],
    ]);
    await rowCluesAre(page, ['2 black', '3 red']);
    await page.getByLabel('Title').fill('Flag');
    await page.getByText('More about the puzzle').click();
    await page.getByLabel('Licence').fill('CC0-1.0');
    await page.getByRole('button', { name: 'Save to the library' }).click();
    await page.waitForURL(/\/draw\/own-/);
    await page.getByText('All changes are saved in the library.').waitFor();
    await focused(page.getByRole('button', { name: 'Save changes' })).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('The library does not have these changes yet.').waitFor();
    await page.reload();
    await page.getByText('changes from last time').waitFor();
    await page.getByRole('button', { name: 'Back to the saved picture' }).click();
    await rowCluesAre(page, ['2 black', '3 red']);
    expect(await page.getByLabel('Licence').inputValue()).toBe('CC0-1.0');
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.waitForURL(/\/play\/own-/);
  });

  it('loses no cell when a colour is merged into another', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await setSize(page, 3, 1);
    await paint(page, [[0, 0]]);
    await page.getByRole('button', { name: 'Add a colour' }).click();
    await paint(page, [[0, 1]]);
    await page.getByRole('button', { name: 'Remove the colour' }).click();
    await page.getByLabel('Used by 1 cell. Replace with').selectOption({ label: 'black' });
    await page.getByRole('button', { name: 'Remove the colour' }).last().click();
    await page
      .getByRole('button', { name: 'ink', exact: true })
      .and(page.locator(':focus'))
      .waitFor();
    await rowCluesAre(page, ['2']);
  });

  it('has colours that are called by their shades, or by names of their own', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await page.getByRole('button', { name: 'Add a colour' }).click();
    const name = page.getByLabel('Colour name');
    const shade = page.getByLabel('Shade');
    await expect.poll(() => name.inputValue()).toBe('red');
    await shade.fill('#00aa00');
    await shade.dispatchEvent('change');
    await expect.poll(() => name.inputValue()).toBe('green');
    await name.fill('black');
    await page.getByText('There is already a colour called black.').waitFor();
    await name.press('Tab');
    await expect.poll(() => name.inputValue()).toBe('green');
    await name.fill('moss');
    await name.press('Enter');
    await page.getByRole('button', { name: 'moss' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => name.inputValue()).toBe('green');
    await name.fill('');
    await name.press('Enter');
    await expect.poll(() => name.inputValue()).toBe('green');
  });

  it('says of a wrong size what is right, beside the field', async ({ open }) => {
    const page = await open({ path: '/draw' });
    const field = page.getByRole('spinbutton', { name: 'Columns', exact: true });
    const rows = page.getByRole('spinbutton', { name: 'Rows' });
    const before = await boxOf(rows);
    await field.fill('0');
    await page.getByText('A whole number from 1 to 200').waitFor();
    await field.waitFor();
    expect(await boxOf(rows)).toEqual(before);
  });

  it('that cannot be loaded is reported, and can be tried again', async ({ open }) => {
    const page = await open({ fresh: true, path: '/draw', expected: [/assets\/5x5-5-/] });
    await page.route(/\/assets\/5x5-5-/, (route) => route.abort());
    await page.goto('/draw/umbrella');
    await page.getByText('The drawing could not be loaded').waitFor();
    await page.unroute(/\/assets\/5x5-5-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('does not know the picture').waitFor();
  });

  it('that came without its picture is drawn on as a copy once it is solved', async ({ open }) => {
    const page = await open({ path: '/draw/umbrella' });
    await page.getByText('does not know the picture of “5×5 · No. 5”').waitFor();
    await page.getByRole('link', { name: 'New drawing' }).click();
    await verdictIs(page, 'empty');
    await focused(page.getByRole('grid')).waitFor();
    await page.goto('/play/umbrella');
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Fill in the solution' }).click();
    await page.getByTestId('solved').waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit picture', exact: true }).click();
    await page.getByText('You are drawing on a copy').waitFor();
    await rowCluesAre(page, ['3', '5', '1', '1', '2']);
    await page.getByRole('button', { name: 'Save to the library' }).click();
    await page.waitForURL(/\/draw\/own-/);
    await page.getByText('You are drawing on a copy').waitFor({ state: 'detached' });
  });
});

describe('an image', () => {
  it('becomes a picture by what is chosen', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await openImage(page, await halves());
    await page.getByText('25 × 25 cells, 1 colour').waitFor();
    await page.getByTestId('image-verdict').getByText('One solution · Trivial').waitFor();
    await page.getByRole('button', { name: 'Details, light areas' }).click();
    await page.getByRole('switch', { name: 'Fill light areas', checked: true }).waitFor();
    const bottom = page.getByRole('slider', { name: 'Bottom edge' });
    for (let step = 0; step < 10; step++) await bottom.press('PageUp');
    await page.getByText('25 × 13 cells').waitFor();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Rows').fill('5');
    await page.getByText('10 × 5 cells').waitFor();
    await dialog.getByRole('switch', { name: 'Keep the proportions' }).click();
    await dialog.getByLabel('Rows').fill('2');
    await page.getByText('10 × 2 cells').waitFor();
    await page.getByRole('button', { name: 'Use this drawing' }).click();
    await rowCluesAre(page, ['5', '5']);
    await verdictIs(page, 'unique');
    await page.getByRole('button', { name: 'Undo' }).click();
    await verdictIs(page, 'empty');
    const file = { name: 'halves.png', mimeType: 'image/png', buffer: await halves() };
    await page.getByLabel('Open an image to trace').setInputFiles(file);
    await expect.poll(() => shadeOf(page, [7, 2])).toBeLessThan(200);
    expect(await shadeOf(page, [7, 12])).toBeGreaterThan(230);
    await page.getByRole('switch', { name: 'Show the image' }).click();
    await expect.poll(() => shadeOf(page, [7, 2])).toBeGreaterThan(230);
    await verdictIs(page, 'empty');
    await page.getByRole('button', { name: 'Remove the image' }).click();
    await focused(page.getByRole('button', { name: 'Open an image to trace' })).waitFor();
  });

  it('is taken when it is dropped or pasted', async ({ open }) => {
    const page = await open({ path: '/draw' });
    const bytes = [...(await halves())];
    await page.getByTestId('drawing').evaluate((target, content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(content)], 'halves.png'));
      target.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      );
    }, bytes);
    await page.getByText('25 × 25 cells, 1 colour').waitFor();
    // A drop on the dialog must be handled too, or the browser would open the file.
    const isTaken = await page.getByRole('dialog').evaluate((target) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['no image'], 'notes.txt'));
      const init = { dataTransfer, bubbles: true, cancelable: true };
      return !target.dispatchEvent(new DragEvent('drop', init));
    });
    expect(isTaken).toBe(true);
    await page.getByText('notes.txt is not an image').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('25 × 25 cells').waitFor({ state: 'detached' });
    await page.evaluate((content) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([Uint8Array.from(content)], 'halves.png'));
      const init = { clipboardData, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new ClipboardEvent('paste', init));
    }, bytes);
    await page.getByText('25 × 25 cells, 1 colour').waitFor();
  });

  it('of shapes is drawn as large as is of use, and runs nothing', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await page.getByRole('button', { name: 'From an image' }).click();
    const shapes = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">
      <script>parent.document.title = document.title = 'run'; fetch('/');</script>
      <rect width="4" height="4" onload="fetch('/')"/></svg>`;
    const give = (name: string, text: string) =>
      page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
    await give('cut.svg', shapes.slice(0, -9));
    await page.getByText('cut.svg looks like an image').waitFor();
    const html = '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>';
    await give('page.svg', shapes.replace('</svg>', `${html}</svg>`));
    await page.getByText('page.svg contains text or HTML in a foreignObject').waitFor();
    await give('half.svg', shapes);
    await page.getByText('25 × 13 cells, 1 colour').waitFor();
    expect(await page.title()).not.toContain('run');
    await page.getByRole('button', { name: 'Use this drawing' }).click();
    await rowCluesAre(page, ['13', '13']);
  });

  it('that is none, or too large, is refused and leaves the drawing alone', async ({ open }) => {
    const page = await open({ path: '/draw' });
    await setSize(page, 3, 1);
    await paint(page, [[0, 1]]);
    await page.getByRole('button', { name: 'From an image' }).click();
    const give = (name: string, buffer: Buffer) =>
      page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'image/png', buffer });
    await give('notes.png', Buffer.from('no image at all'));
    await page.getByText('notes.png is not an image that can be read here').waitFor();
    const bomb = Buffer.from(await halves());
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    await give('bomb.png', bomb);
    await page.getByText('bomb.png has 50000 × 50000 pixels').waitFor();
    await give('cut.png', (await halves()).subarray(0, 60));
    await page.getByText('cut.png looks like an image').waitFor();
    await page.getByRole('dialog').locator('input[type=file]').evaluate(giveHuge);
    await page.getByText('huge.png is larger than 20 MB').waitFor();
    const take = page.getByRole('button', { name: 'Use this drawing' });
    await give('halves.png', await halves());
    await take.waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await give('notes.png', Buffer.from('no image at all'));
    await page.getByText('notes.png is not an image that can be read here').waitFor();
    await expect.poll(() => take.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await rowCluesAre(page, ['1']);
  });
});
