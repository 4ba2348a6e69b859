// Finds the box of an element after the element has stopped moving. A pointer that is sent to a
// moving element would miss it.

import type { Locator } from 'playwright-core';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the box of an element, in pixels of the viewport. */
export async function boxOf(locator: Locator): Promise<Box> {
  const element = await locator.elementHandle();
  if (element === null) throw new Error(`not there: ${locator}`);
  await element.waitForElementState('stable');
  const box = await element.boundingBox();
  await element.dispose();
  if (box === null) throw new Error(`not to be seen: ${locator}`);
  return box;
}
