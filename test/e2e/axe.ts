// Finds what bars people with disabilities, by axe, on a page as it stands.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { preferences, THEMES } from '../../scripts/browser.mjs';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 up to AA, and what axe calls best practice. */
const ALL = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;

/** Themes differ in nothing else. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** The system of the person changes its theme, and the page with it, whatever state it is in. */
export async function violationsInThemes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    const { colorScheme, contrast } = preferences({ theme });
    await page.emulateMedia({ colorScheme, contrast });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    const violations = await violationsOf(page, theme === 'light' ? ALL : COLOURS);
    found.push(...violations.map((violation) => `in ${theme}: ${violation}`));
  }
  return found;
}

/** One line a violation: rule, what is wrong, and up to three elements. */
export async function violationsOf(
  page: Page,
  runOnly: typeof ALL | typeof COLOURS = ALL,
): Promise<readonly string[]> {
  // Further down the header covers a half of something, which axe takes for a small target.
  await page.evaluate(() => scrollTo(0, 0));
  // Evaluated by the debugger: the page's policy would refuse it as a script.
  await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: { run(where: Document, options: object): Promise<AxeResults> };
    };
    const results = await axe.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    }));
  }, runOnly);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.join('\n  ')}`);
}
