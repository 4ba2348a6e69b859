// Tests a mosaic from its tiles to a finished tile in its place, by keys alone, and what is said of
// mosaics that are not there.

import { expect } from 'vitest';
import { violationsOf } from './axe.ts';
import { boardReady } from './board.ts';
import { it } from './harness.ts';

it('a finished tile shows its picture in the mosaic', async ({ open }) => {
  const page = await open({ path: '/mosaic/1' });
  const tile = (place: string) => page.getByRole('link', { name: new RegExp(`^${place}: `) });
  await tile('Row 1, column 1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Mosaic 1, row 2, column 2' }).waitFor();
  await boardReady(page);
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Fill in the solution' }).click();
  const solved = page.getByTestId('solved');
  await solved.getByRole('link', { name: 'Next tile' }).getByText('Row 2, column 1').waitFor();
  await solved.getByText('does not count as solved').waitFor();
  await solved.getByRole('link', { name: /Back to the mosaic.*0 of 12 tiles solved/ }).click();
  await page.getByRole('link', { name: 'Row 2, column 2: filled in by the solver' }).waitFor();
  await page.getByText('The solver filled in the tile with the wand').waitFor();
  const drawn = () =>
    page.locator('main canvas').evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(canvas, 0, 0);
      const alphaAt = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[3];
      return [alphaAt(9, 10), alphaAt(10, 10), alphaAt(19, 19)];
    });
  await expect.poll(drawn).toEqual([0, 255, 255]);
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/mosaic/1000');
  await page.getByText('There is no mosaic 1000').waitFor();
});
