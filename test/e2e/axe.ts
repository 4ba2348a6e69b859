// Uses axe to find the barriers of a page for people with disabilities, in each state of a visit.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { preferences, THEMES } from '../../scripts/browser.mjs';
import { it } from './harness.ts';
import { namePart } from './name-part.ts';

/** A state of a page. `reach` starts from the state before it, or from the page that was opened. */
export interface State {
  readonly name: string;
  /** The address to which the page goes first, as by a link, without being loaded anew. */
  readonly path?: string;
  /** The state is left out on a phone, where it would be reached in another way. */
  readonly isDesktopOnly?: boolean;
  readonly reach: (page: Page) => Promise<void>;
}

/**
 * The states of one page, one after another. They share the page because opening a page takes
 * longer than checking a state.
 */
export interface Visit {
  readonly path: string;
  /** Waits for what is needed first at every address. */
  readonly ready?: (page: Page) => Promise<void>;
  readonly states: readonly State[];
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.2 up to AA, and those that axe calls best practice. */
const ALL: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The rules about colours. Themes differ only in colours. */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: OF_COLOURS } };

/**
 * The rules about all else, for states that were seen on a desktop. They take half as long, and the
 * screens are checked for colours on a phone as they open.
 */
const ALL_BUT_COLOURS: RunOptions = {
  ...ALL,
  rules: Object.fromEntries(OF_COLOURS.map((id) => [id, { enabled: false }])),
};

/** Makes the tests that axe finds nothing in any state, neither on a desktop nor on a phone. */
export function testVisits(visits: readonly Visit[]): void {
  describe('axe finds nothing on a desktop with', () => {
    it.for(visits.map(named))('$name', async (visit, { open }) => {
      const page = await open({ path: visit.path });
      expect(await violationsDuring(visit, page, violationsInTwoThemes)).toEqual([]);
    });
  });

  describe('axe finds nothing on a phone with', () => {
    it.for(visits.map(onPhone).filter(hasStates).map(named))('$name', async (visit, { open }) => {
      const page = await open({ path: visit.path, touch: true });
      const check = () => violationsOf(page, ALL_BUT_COLOURS);
      expect(await violationsDuring(visit, page, check)).toEqual([]);
    });
  });
}

const named = (visit: Visit) => ({
  ...visit,
  name: visit.states.map(({ name }) => name).join(', '),
});

const onPhone = (visit: Visit): Visit => ({
  ...visit,
  states: visit.states.filter(({ isDesktopOnly }) => !isDesktopOnly),
});

const hasStates = ({ states }: Visit): boolean => states.length > 0;

async function violationsDuring(
  { ready, states }: Visit,
  page: Page,
  check: (page: Page, state: number) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  await ready?.(page);
  const found: string[] = [];
  for (const [i, { name, path, reach }] of states.entries()) {
    const violations = await namePart(name, async () => {
      if (path !== undefined) {
        await goTo(page, path);
        await ready?.(page);
      }
      await reach(page);
      return check(page, i);
    });
    found.push(...violations.map((violation) => `${name}: ${violation}`));
  }
  return found;
}

/**
 * Goes to an address as a link does. To load the page anew, and axe with it, would take longer than
 * to check a state. The address of nothing comes between, so that even the same screen begins anew.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  for (const address of [NOTHING, path]) {
    await page.evaluate((to) => history.pushState(null, '', to), address);
    const missing = page.getByRole('main').getByText(NOTHING);
    await missing.waitFor({ state: address === NOTHING ? 'visible' : 'detached' });
  }
  await page.getByRole('main').waitFor();
}

const NOTHING = '/nothing/is/here';

/**
 * Returns the violations in the light theme and, by turns, in another one. States use the colours
 * of the screens, which are checked in all themes as they open.
 */
function violationsInTwoThemes(page: Page, state: number): Promise<readonly string[]> {
  const [light, ...others] = THEMES;
  return violationsInThemes(page, [light, others[state % others.length]]);
}

/**
 * Returns the violations in all themes. The theme of the system changes, and the page follows
 * without a change of its state.
 */
export async function violationsInThemes(
  page: Page,
  themes: readonly (typeof THEMES)[number][] = THEMES,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    const { colorScheme, contrast } = preferences({ theme });
    await page.emulateMedia({ colorScheme, contrast });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    const violations = await violationsOf(page, theme === 'light' ? ALL : COLOURS);
    found.push(...violations.map((violation) => `in ${theme}: ${violation}`));
  }
  return found;
}

/** Returns a text for each violation: its rule, what is wrong, and up to three elements. */
export async function violationsOf(page: Page, rules = ALL): Promise<readonly string[]> {
  // On a scrolled page, the header may cover half of a target, which axe would take for too small.
  await page.evaluate(() => scrollTo(0, 0));
  // The debugger evaluates axe because the page's policy would refuse it as a script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as {
      axe: { run(where: Document, options: object): Promise<AxeResults> };
    };
    const results = await axe.run(document, {
      ...asked,
      resultTypes: ['violations'],
      // No rule of these looks into style sheets, which would be loaded again for each run.
      preload: { assets: ['media'] },
    });
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    }));
  }, rules);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.join('\n  ')}`);
}
