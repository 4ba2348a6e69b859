// Tests entering puzzles, by typing, pasting, opening and dropping them; and how wrong clues are
// found, reported and mended.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { makeRandom } from '../../src/engine/random.ts';
import { formatById, parsePuzzles } from '../../src/formats/index.ts';
import { draftOfPicture } from '../../src/puzzle/draft-of-picture.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import { validate } from '../../src/puzzle/validate.ts';
import { linkOf } from '../../web/share/link/link.ts';
import { goTo, violationsOf } from './axe.ts';
import { boardReady, clickCell, marksOf } from './board.ts';
import { it } from './harness.ts';
import { namePart } from './name-part.ts';

const ROWS = ['3', '5', '1', '1', '2'];
const COLUMNS = ['1', '2,1', '5', '2', '1'];
const UMBRELLA = [
  'title "Umbrella"',
  'width 5',
  'height 5',
  'rows',
  ...ROWS,
  'columns',
  ...COLUMNS,
].join('\n');

async function setSize(page: Page, rows: number, columns: number): Promise<void> {
  await page.getByRole('spinbutton', { name: 'Rows' }).fill(String(rows));
  await page.getByRole('spinbutton', { name: 'Columns' }).fill(String(columns));
}

/** Types clues with digits, blanks and Enter only, from the first column to the last row. */
async function typeClues(page: Page, columns: readonly string[], rows: readonly string[]) {
  await page.getByLabel('Column 1', { exact: true }).focus();
  for (const clue of columns) {
    await page.keyboard.type(clue.replace(',', ' '));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  for (const clue of rows) {
    await page.keyboard.type(clue);
    await page.keyboard.press('Enter');
  }
}

async function openText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste or open' }).click();
  await page.getByLabel('Text or link').fill(text);
  await page.getByRole('button', { name: 'Read text' }).click();
}

async function cluesAre(
  page: Page,
  side: 'Row' | 'Column',
  expected: readonly string[],
): Promise<void> {
  await expect.poll(() => clues(page, side, expected.length)).toEqual(expected);
}

function clues(page: Page, side: 'Row' | 'Column', count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, (_, i) =>
      page.getByLabel(`${side} ${i + 1}`, { exact: true }).inputValue(),
    ),
  );
}

/** Starts a new puzzle: the next part of a test finds ten rows and columns without clues. */
async function startAnew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New puzzle' }).click();
  await page.getByLabel('Row 10', { exact: true }).waitFor();
  await cluesAre(page, 'Row', ['', '']);
}

const standing = (page: Page) => page.getByTestId('standing');

async function dropFile(
  page: Page,
  name: string,
  text: string,
  target = page.getByLabel('Row 1', { exact: true }),
): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], fileName));
      return data;
    },
    [name, text] as const,
  );
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}

describe('clues typed beside the grid', () => {
  it('are checked, solved and played by the keyboard alone', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await setSize(page, 5, 5);
    await typeClues(page, COLUMNS, ROWS);
    await expect.poll(() => standing(page).textContent()).toContain('All clues fit');
    await page.getByRole('button', { name: 'Solve' }).click();
    await page.getByText('There is exactly one solution.').first().waitFor();
    await page.getByRole('img', { name: /^Solution/ }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/\/play\/own-/);
    await page.goBack();
    await page.waitForURL(/\/enter\/own-/);
    await cluesAre(page, 'Row', ROWS);
  });

  it.for(['/enter', '/draw'])('have a size of columns, then rows: %s', async (path, { open }) => {
    const page = await open({ path });
    await page.getByRole('spinbutton', { name: 'Columns', exact: true }).focus();
    await page.keyboard.press('Tab');
    const rows = page.getByRole('spinbutton', { name: 'Rows' });
    await expect.poll(() => rows.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('survive a reload, a smaller board and being cleared', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await page.getByLabel('Row 8', { exact: true }).fill('1 2 3');
    await setSize(page, 4, 10);
    await setSize(page, 10, 10);
    const row = () => page.getByLabel('Row 8', { exact: true }).inputValue();
    await expect.poll(row).toBe('1 2 3');
    await page.getByRole('button', { name: 'Clear all clues' }).click();
    await expect.poll(row).toBe('');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(row).toBe('1 2 3');
    await page.reload();
    await expect.poll(row).toBe('1 2 3');
  });

  it('give way to a new puzzle, and come back', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await openText(page, UMBRELLA);
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Umbrella');
    await page.getByRole('button', { name: 'New puzzle' }).click();
    await page.getByLabel('Row 10', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('');
    await cluesAre(page, 'Row', ['', '']);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Umbrella');
    await cluesAre(page, 'Row', ROWS);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/\/play\/own-/);
    // The notice that offered to undo the command New puzzle is gone, because the Enter screen was
    // left.
    await expect.poll(() => page.getByText('New puzzle:').count()).toBe(0);
  });

  it('are checked, bounded and spread over fields when pasted', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await namePart('says at the clue what is wrong with it', async () => {
      const field = page.getByLabel('Row 3', { exact: true });
      await field.fill('4 x');
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await field.fill('9 4');
      const note = async () => {
        const id = await field.getAttribute('aria-describedby');
        return page.locator(`[id="${id}"]`).textContent();
      };
      await expect.poll(note).toMatch(/14 cells.*has 10: 4 too many/);
      await field.fill('4 4');
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false');
    });
    await namePart('says how large a board can be when the field goes back', async () => {
      const rows = page.getByRole('spinbutton', { name: 'Rows' });
      await rows.fill('6000');
      await rows.press('Tab');
      await expect.poll(() => rows.inputValue()).toBe('10');
      const note = page.getByText('Enter a whole number from 1 to 200. Larger puzzles');
      await note.waitFor();
      await rows.fill('12');
      await note.waitFor({ state: 'detached' });
    });
    await startAnew(page);
    await namePart('spreads many over the fields that follow', async () => {
      await setSize(page, 5, 5);
      const pasteInto = (name: string, text: string) =>
        page.getByLabel(name, { exact: true }).evaluate((field, pasted) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text', pasted);
          const event = new ClipboardEvent('paste', {
            clipboardData,
            bubbles: true,
            cancelable: true,
          });
          field.dispatchEvent(event);
        }, text);
      await pasteInto('Row 1', ROWS.join('\n'));
      await pasteInto('Column 1', COLUMNS.join('\r\n'));
      await cluesAre(page, 'Row', ROWS);
      await cluesAre(
        page,
        'Column',
        COLUMNS.map((clue) => clue.replace(',', '\n')),
      );
      await expect.poll(() => standing(page).textContent()).toContain('All clues fit');
    });
  });
});

describe('what clues leave open', () => {
  it('is typed as question marks and asterisks, and solved', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await setSize(page, 5, 5);
    await typeClues(page, COLUMNS, ['3', '5', '?', '*', '2']);
    await expect.poll(() => standing(page).textContent()).toContain('the sums stay open');
    await page.getByRole('button', { name: 'Solve' }).click();
    await page.getByText('There is exactly one solution.').first().waitFor();
    const row = page.getByLabel('Row 4', { exact: true });
    await row.fill('1 *');
    await expect.poll(() => row.getAttribute('aria-invalid')).toBe('true');
    await page.getByText(/: Entry 2 is “\*”/).waitFor();
  });

  it('has keys on touch screens, where the number pad lacks both signs', async ({ open }) => {
    const page = await open({ path: '/enter', touch: true });
    const field = page.getByLabel('Column 1', { exact: true });
    const blotted = page.getByRole('button', { name: 'Type ? for a number' });
    expect(await blotted.isDisabled()).toBe(true);
    await field.tap();
    await page.keyboard.type('2 ');
    await blotted.tap();
    await expect.poll(() => field.inputValue()).toBe('2\n?');
    expect(await field.evaluate((own) => own === document.activeElement)).toBe(true);
    await page.getByLabel('Row 2', { exact: true }).tap();
    await page.getByRole('button', { name: 'Type * for a line' }).tap();
    await cluesAre(page, 'Row', ['', '*']);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('given cells', () => {
  it('are set on the grid, settle the solution, and are removed all at once', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await setSize(page, 2, 2);
    await typeClues(page, ['1', '1'], ['1', '1']);
    await page.getByRole('switch', { name: 'Set given cells' }).click();
    const editor = page.getByRole('application', { name: 'Given cells' });
    await editor.click({ position: { x: 10, y: 10 } });
    await page.getByRole('button', { name: 'Solve' }).click();
    await page.getByText('There is exactly one solution.').first().waitFor();
    await editor.press('ArrowRight');
    await editor.press('Enter');
    await expect
      .poll(() => standing(page).textContent())
      .toContain('contradict each other or the given cells');
    await page.getByRole('button', { name: 'Solve' }).click();
    await page.getByText('No change of a single number fixes that.').waitFor();
    await page.getByText('The given cells may be wrong').waitFor();
    expect(await page.getByRole('button', { name: 'Remove all 2 given cells' }).count()).toBe(2);
    await editor.press('Enter');
    await page.reload();
    const remove = page.getByRole('button', { name: 'Remove all 2 given cells' });
    await remove.click();
    await remove.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await remove.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await startAnew(page);
    await namePart('a drag gives all cells that it passes the state of the first', async () => {
      await setSize(page, 3, 3);
      await page.getByRole('switch', { name: 'Set given cells' }).click();
      const box = await page.getByRole('application', { name: 'Given cells' }).boundingBox();
      if (box === null) throw new Error('no grid');
      const [x, y] = [box.x + box.width / 6, box.y + box.height / 6];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + (2 * box.width) / 3, y, { steps: 3 });
      await page.mouse.up();
      await page.getByRole('button', { name: 'Remove all 3 given cells' }).waitFor();
      await page.keyboard.press('Control+z');
      await page.getByRole('button', { name: 'given cells' }).waitFor({ state: 'detached' });
    });
  });
});

describe('a wrong clue', () => {
  it('is found, its correction tried, taken and taken back', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await setSize(page, 5, 5);
    await typeClues(page, COLUMNS, ['3', '4', '1', '1', '2']);
    await expect.poll(() => standing(page).textContent()).toContain('must be wrong');
    await page.getByRole('button', { name: 'Find the wrong number' }).click();
    const correction = page.getByTestId('corrections').getByText('Row 2: change 4 to 5');
    await correction.waitFor();
    await page.getByRole('button', { name: 'Try: Row 2: change 4 to 5' }).click();
    await page.getByRole('img', { name: /^Solution/ }).waitFor();
    const row = page.getByLabel('Row 2', { exact: true });
    await expect.poll(() => row.inputValue()).toBe('5');
    await page.getByRole('button', { name: 'Apply: Row 2: change 4 to 5' }).click();
    await expect.poll(() => row.inputValue()).toBe('5');
    await expect.poll(() => standing(page).textContent()).toContain('All clues fit');
    await row.press('Control+z');
    await expect.poll(() => row.inputValue()).toBe('4');
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('a text with a wrong clue', () => {
  it('comes onto the board, also from several', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await namePart('comes onto the board, where the number is found', async () => {
      await openText(page, UMBRELLA.replace('\n5\n1\n', '\n4\n1\n'));
      await expect.poll(() => standing(page).textContent()).toContain('must be wrong');
      await cluesAre(page, 'Row', ['3', '4', '1', '1', '2']);
      await page.getByText('see Checks for the reason.').first().waitFor();
      await page.getByRole('heading', { name: 'Checks' }).waitFor();
      await page.getByRole('button', { name: 'Find the wrong number' }).click();
      await page.getByTestId('corrections').getByText('Row 2: change 4 to 5').waitFor();
    });
    await namePart('can be chosen among several', async () => {
      await openText(page, `${UMBRELLA}\n====\n${UMBRELLA.replace('\n5\n1\n', '\n6\n1\n')}`);
      await page.getByRole('button', { name: 'Fix it on the grid' }).click();
      const field = page.getByLabel('Row 2', { exact: true });
      await expect.poll(() => field.inputValue()).toBe('6');
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    });
  });
});

describe('a large and hard puzzle', () => {
  const side = 60;
  const random = makeRandom(1);
  const cells = Int32Array.from({ length: side * side }, () => 1 + random.below(2));
  const picture = { width: side, height: side, cells };
  const outcome = validate(draftOfPicture(picture, BLACK_AND_WHITE));
  if (!outcome.ok) throw new Error('not valid');
  const nin = formatById('nin')?.write?.(outcome.value);
  if (!nin?.ok) throw new Error('cannot be written');

  it('can be typed at, and its solving cancelled at once', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await openText(page, nin.value);
    await expect.poll(() => standing(page).textContent()).toContain('All clues fit');
    await page.getByRole('button', { name: 'Solve' }).click();
    await page.getByRole('progressbar').waitFor();
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await cancel.click();
    await cancel.waitFor({ state: 'detached' });
    // The solve was cancelled before it finished; it may have found a solution.
    expect(await page.getByText('There is exactly one solution.').count()).toBe(0);
    const last = page.getByLabel('Row 60', { exact: true });
    await last.fill('1');
    await expect.poll(() => standing(page).textContent()).toContain('must be wrong');
  });
});

describe('a puzzle of several solutions or none', () => {
  it('shows them one by one, or where clues contradict each other', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await setSize(page, 2, 2);
    await typeClues(page, ['1', '1'], ['1', '1']);
    await page.getByRole('button', { name: 'Solve' }).click();
    await page.getByText('Solution 1 of 2').waitFor();
    await page.getByRole('button', { name: 'Next solution' }).click();
    await page.getByText('Solution 2 of 2').waitFor();
    await page.getByText('4 cells differ').waitFor();
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('It cannot be solved by logic alone.').waitFor();
    await startAnew(page);
    await namePart('without one shows which lines contradict each other', async () => {
      await setSize(page, 2, 3);
      await typeClues(page, ['1', '1', '1'], ['1 1', '1']);
      await page.getByLabel('Column 2', { exact: true }).fill('2');
      await page.getByLabel('Column 1', { exact: true }).fill('0');
      await expect.poll(() => standing(page).textContent()).toContain('contradict each other');
      await page.getByRole('button', { name: 'Solve' }).click();
      await page.getByText('No change of a single number fixes that.').waitFor();
      const marked = page.getByLabel('Row 1', { exact: true });
      await expect.poll(() => marked.getAttribute('aria-describedby')).toBe('clue-note-0');
    });
  });
});

describe('paste anything', () => {
  const [umbrella] = parsePuzzles(UMBRELLA);
  if (!umbrella?.ok) throw new Error('the umbrella cannot be read');
  /** Formats of lines, XML, JSON and one line. Unit tests detect and read all others. */
  const texts = ['non', 'webpbn', 'json', 'puzz-link'].map((id) => {
    const written = formatById(id)?.write?.(umbrella.value);
    if (!written?.ok) throw new Error(`the umbrella cannot be written as ${id}`);
    return { id, text: written.value };
  });

  it('reads formats of every kind', async ({ open }) => {
    const page = await open({ path: '/enter' });
    for (const { id, text } of texts) {
      await namePart(id, async () => {
        await openText(page, text);
        await cluesAre(page, 'Row', ROWS);
        expect(await page.getByLabel('Column 2', { exact: true }).inputValue()).toBe('2\n1');
        await page.getByRole('button', { name: 'New puzzle' }).click();
        await cluesAre(page, 'Row', ['']);
      });
    }
  });

  it.for([
    { touch: false, where: 'TEXTAREA' },
    { touch: true, where: 'DIV' },
  ])('has the keys in $where (by touch: $touch)', async ({ touch, where }, { open }) => {
    const page = await open({ path: '/enter', touch });
    await page.getByRole('button', { name: 'Paste or open' }).click();
    await page.getByLabel('Text or link').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).toBe(where);
  });

  it('quotes the line that is wrong, and keeps the board', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await page.getByLabel('Row 1', { exact: true }).fill('7');
    await openText(page, UMBRELLA.replace('\n5\n1', '\n5x,1\n1'));
    await page.getByText('Line 6, column 1:').waitFor();
    expect(await page.locator('pre').first().textContent()).toContain('5x,1');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Row 1', { exact: true }).inputValue()).toBe('7');
  });

  it('says when it is no puzzle at all, in German too', async ({ open }) => {
    const page = await open({ path: '/enter', language: 'de' });
    await page.getByRole('button', { name: 'Einfügen oder öffnen' }).click();
    await page.getByLabel('Text oder Link').fill('Guten Morgen!');
    await page.getByRole('button', { name: 'Text lesen' }).click();
    await page.getByText('Es wurde kein Rätsel in einem bekannten Format gefunden').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('takes one text after the other, whatever they are', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await namePart('reads a share link and the source of a saved page', async () => {
      const link = await linkOf(umbrella.value);
      if (!link.ok) throw new Error('no link');
      await openText(page, `https://somewhere.else${link.value}`);
      await expect.poll(() => page.getByLabel('Row 1', { exact: true }).inputValue()).toBe('3');
      await openText(page, "<html><script>var task = '2/2/2/2';</script></html>");
      await cluesAre(page, 'Row', ['2', '2']);
    });
    await namePart('reads what is pasted beside the fields', async () => {
      await page.getByLabel('Row 1', { exact: true }).waitFor();
      await page.locator('body').evaluate((body, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, UMBRELLA);
      await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Umbrella');
    });
    await namePart('reads plain clues', async () => {
      await openText(page, '3\n1 1\n3\n\n3\n1 1\n3');
      await expect.poll(() => standing(page).textContent()).toContain('All clues fit');
      await cluesAre(page, 'Row', ['3', '1 1', '3']);
    });
    await namePart('says that a link is broken', async () => {
      await openText(page, 'https://somewhere.else/play#p=1abc');
      const told = page.getByText('A part of the link is missing');
      await told.waitFor();
      await page.getByLabel('Text or link').fill('1\n\n1');
      await expect.poll(() => told.count()).toBe(0);
      await page.keyboard.press('Escape');
    });
  });

  it('offers to take back the last text alone', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await openText(page, '1\n1\n1\n\n1\n1\n1');
    const told = (size: string) =>
      page.getByText(`Untitled puzzle, ${size}, was opened.`, { exact: true });
    await told('3 × 3').waitFor();
    await openText(page, '2\n2\n\n2\n2');
    await told('2 × 2').waitFor();
    expect(await told('3 × 3').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await cluesAre(page, 'Row', ['1', '1', '1']);
  });

  it('lets one of several be chosen', async ({ open }) => {
    const page = await open({ path: '/enter' });
    const other = UMBRELLA.replace('Umbrella', 'Parasol');
    await openText(page, `${UMBRELLA}\n====\n${other}`);
    await page.getByRole('button', { name: /Parasol/ }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Parasol');
  });
});

describe('a dropped file', () => {
  it('is opened, or refused with the reason', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await namePart('is opened', async () => {
      await dropFile(page, 'umbrella.non', UMBRELLA);
      await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Umbrella');
      await cluesAre(page, 'Row', ROWS);
    });
    await namePart('that is no text or too large is refused', async () => {
      await dropFile(page, 'program.bin', 'MZ\0\0');
      await page.getByText('program.bin is not a text').waitFor();
      await page.keyboard.press('Escape');
      await dropFile(page, 'large.txt', 'x'.repeat(8 * 2 ** 20 + 1));
      await page.getByText('larger than 8 MB').waitFor();
    });
  });

  it('on another screen is opened here', async ({ open }) => {
    const page = await open({ path: '/lab' });
    for (const path of ['/lab', '/help', '/print/goldfish', '/draw']) {
      await goTo(page, path);
      const text = UMBRELLA.replace('Umbrella', `From ${path}`);
      await dropFile(page, 'umbrella.non', text, page.locator('main'));
      await page.waitForURL('**/enter');
      await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(`From ${path}`);
    }
  });

  it('on a board is opened here, and the marks stay there', async ({ open }) => {
    const page = await open({ path: '/play/duck' });
    await boardReady(page);
    await clickCell(page, [0, 2]);
    await dropFile(page, 'umbrella.non', UMBRELLA, page.locator('main'));
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Umbrella');
    await page.goBack();
    await boardReady(page);
    await expect.poll(async () => (await marksOf(page))[0]).toBe('..#.......');
  });
});

describe('a puzzle opened by its id', () => {
  it('comes with its clues, and one of the page becomes an own copy', async ({ open }) => {
    const page = await open({ path: '/enter/umbrella' });
    await cluesAre(page, 'Row', ROWS);
    await setSize(page, 6, 5);
    await page.getByRole('button', { name: 'Save to the library' }).click();
    await page.waitForURL(/\/enter\/own-/);
    await page.getByLabel('Row 6', { exact: true }).waitFor();
    await page.getByLabel('Title').fill('Tall umbrella');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.reload();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Tall umbrella');
  });

  it('is saved again and again', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await openText(page, UMBRELLA);
    await page.getByRole('button', { name: 'Save to the library' }).click();
    await page.waitForURL(/\/enter\/own-/);
    const title = page.getByLabel('Title');
    for (const name of ['Parasol', 'Sunshade']) {
      await title.fill(name);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect.poll(() => page.evaluate(titlesInStore)).toEqual([name]);
    }
    await page.reload();
    await expect.poll(() => title.inputValue()).toBe('Sunshade');
    // An unsaved change is not lost when the page is reloaded.
    await title.fill('Shade');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await title.fill('Shadow');
    await expect.poll(() => page.evaluate(titlesInStore)).toEqual(['Shade']);
    await page.reload();
    await expect.poll(() => title.inputValue()).toBe('Shadow');
    await page.getByRole('button', { name: 'Back to the saved clues' }).click();
    await expect.poll(() => title.inputValue()).toBe('Shade');
  });

  it('stays when another is opened over it', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await openText(page, UMBRELLA);
    await page.getByRole('button', { name: 'Save to the library' }).click();
    await page.waitForURL(/\/enter\/own-/);
    await openText(page, '2\n2\n\n2\n2');
    await page.waitForURL(/\/enter$/);
    await cluesAre(page, 'Row', ['2', '2']);
    await page.getByText('Untitled puzzle, 2 × 2, was opened.', { exact: true }).waitFor();
    await page.getByLabel('Title').fill('Square');
    await page.getByRole('button', { name: 'Save to the library' }).click();
    await page.waitForURL(/\/enter\/own-/);
    const titles = async () => (await page.evaluate(titlesInStore)).toSorted();
    await expect.poll(titles).toEqual(['Square', 'Umbrella']);
  });

  it('that does not exist leads to a new one', async ({ open }) => {
    const page = await open({ path: '/enter/no-such-puzzle' });
    await page.getByRole('link', { name: 'Enter a new puzzle' }).click();
    await page.getByLabel('Row 10', { exact: true }).waitFor();
  });
});

/**
 * Returns the titles of the person's own puzzles. Runs in the page after the page has made its
 * store.
 */
function titlesInStore(): Promise<(string | undefined)[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('crosshatch');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('puzzles').objectStore('puzzles').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.map(({ value }) => value.puzzle.meta.title));
      };
    };
  });
}
