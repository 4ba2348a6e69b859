// Opens pages for tests, and keeps each page with its context for the next test of the process. A
// page in a new context costs 1.7 s of the processor instead of 0.8 s, because the browser starts a
// process for it, which loads and compiles all scripts anew. All that a test leaves behind is
// removed: what is stored, the history of the tab, and the scripts and settings of the test.

import type { Browser, BrowserContext, Disposable, Page } from 'playwright-core';
import { inject } from 'vitest';
import { preferences, type Theme } from '../../scripts/browser.mjs';
import { defined } from '../../src/puzzle/defined.ts';
import { WATCHED, watchFaults } from './faults.ts';

/** The browser of a process of tests, and the pages that are kept there, each by its kind. */
export interface Host {
  readonly browser: Browser;
  readonly kept: Map<string, Page>;
}

export interface OpenOptions {
  /** Address of the screen; `/` by default. */
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Opens the page as on a phone or tablet, with fingers instead of a mouse. */
  readonly touch?: boolean;
  /** The theme that the system prefers. */
  readonly theme?: Theme;
  readonly language?: 'en' | 'de';
  /** Shows animations, as for people who have not asked for less motion. */
  readonly motion?: boolean;
  /** Shows the welcome for newcomers, which could cover cells that a test presses. */
  readonly welcome?: boolean;
  /** Lets the page install its service worker, which most tests have no use for. */
  readonly serviceWorker?: boolean;
  /** Runs in the page before its scripts. */
  readonly before?: () => void;
  /**
   * Opens the page in a context of its own. A test needs that if it changes more than a page: the
   * network, the clock or the permissions. See `ONLY_FRESH`.
   */
  readonly fresh?: boolean;
  /** Faults that the test expects. */
  readonly expected?: readonly RegExp[];
}

export interface OpenedPage {
  readonly page: Page;
  /** The kind of page by which it is kept; none for a page that is closed after its test. */
  readonly kind?: string;
  readonly faults: readonly string[];
  /** The scripts of the harness and of the test, which run before those of the page. */
  readonly scripts: readonly Disposable[];
}

/** The default limit of each wait for a page, in milliseconds, the same as for `expect.poll`. */
const LONGEST_WAIT = 60_000;

/** A document of the page's origin that runs none of its scripts. */
const QUIET = '/icon.svg';

/** Returns a page in the state of a browser just installed; it has yet to go to its address. */
export async function takePage(host: Host, options: OpenOptions): Promise<OpenedPage> {
  const kind = kindOf(options);
  // A tab that a test opens beside its page has the options of the context, which must not depend
  // on the test that came first.
  const { touch, language } = options;
  const ofContext = kind === undefined ? options : defined({ touch, language });
  const page = takeKept(host, kind) ?? (await newPage(host.browser, ofContext));
  const context = page.context();
  const faults = watchFaults(context, options.expected ?? []);
  const { viewport, ...media } = contextOptions(options);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ ...media, media: null });
  const scripts = await addScripts(context, options);
  if (kind !== undefined) refuseLastingChanges(page);
  return { page, faults, scripts, ...defined({ kind }) };
}

/** Leaves a page, and keeps it for the next test, or closes it with its context. */
export async function givePageBack(
  { kept }: Host,
  { page, kind, scripts }: OpenedPage,
  isSuspect: boolean,
): Promise<void> {
  const context = page.context();
  if (kind === undefined || isSuspect || kept.has(kind) || page.isClosed()) {
    await context.close();
    return;
  }
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const script of scripts) await script.dispose();
  await page.goto(QUIET);
  await clearTraces(page);
  // Without a name, this would remove the listener by which `close` ends, too.
  for (const name of WATCHED) context.removeAllListeners(name);
  kept.set(kind, page);
}

/** A page can be kept for pages that differ in nothing which is settled with their context. */
function kindOf({ fresh, serviceWorker, touch = false, language = 'en' }: OpenOptions) {
  return fresh || serviceWorker ? undefined : `${language} ${touch ? 'touch' : 'mouse'}`;
}

function takeKept({ kept }: Host, kind: string | undefined): Page | undefined {
  if (kind === undefined) return undefined;
  const page = kept.get(kind);
  kept.delete(kind);
  return page;
}

async function newPage(browser: Browser, options: OpenOptions): Promise<Page> {
  const context = await browser.newContext(contextOptions(options));
  context.setDefaultTimeout(LONGEST_WAIT);
  return context.newPage();
}

/** Removes all that is stored for the page, and the way back to what the tab has shown. */
async function clearTraces(page: Page): Promise<void> {
  // The mouse stays where it is when a page goes, and would hover over the next one.
  await page.mouse.move(0, 0);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: inject('address'),
    storageTypes: 'all',
  });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

async function addScripts(
  context: BrowserContext,
  { serviceWorker, welcome, before }: OpenOptions,
): Promise<readonly Disposable[]> {
  const scripts = [
    ...(serviceWorker ? [] : [withoutServiceWorker]),
    ...(welcome ? [] : [withoutWelcome]),
    withLongTimes,
    ...(before === undefined ? [] : [before]),
  ];
  const added: Disposable[] = [];
  for (const script of scripts) added.push(await context.addInitScript(script));
  return added;
}

/**
 * These members change more than a document, and what they do cannot be taken back for certain.
 * Tests use no others of this kind.
 */
const ONLY_FRESH = {
  page: [
    'addInitScript',
    'clock',
    'exposeBinding',
    'exposeFunction',
    'on',
    'route',
    'routeWebSocket',
  ],
  context: ['exposeFunction', 'grantPermissions', 'route', 'setExtraHTTPHeaders', 'setOffline'],
} as const;

/** Makes a test fail that changes a page for the tests after it. */
function refuseLastingChanges(page: Page): void {
  for (const name of ONLY_FRESH.page) refuse(page, name);
  for (const name of ONLY_FRESH.context) refuse(page.context(), name);
}

function refuse(owner: object, name: string): void {
  const get = () => {
    throw new Error(`\`${name}\` changes a page for good: open it with \`fresh: true\``);
  };
  Object.defineProperty(owner, name, { get, configurable: true });
}

function contextOptions(options: OpenOptions) {
  const { viewport, touch = false } = options;
  return {
    ...preferences(options),
    baseURL: inject('address'),
    viewport: viewport ?? (touch ? { width: 390, height: 844 } : { width: 1280, height: 900 }),
    hasTouch: touch,
    isMobile: touch,
  };
}

function withoutServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

function withoutWelcome(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-testid="welcome"] { display: none; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Makes timers of a second or more take ten times as long. Otherwise a test on a slow machine could
 * miss what appears for a short time, such as a toast.
 */
function withLongTimes(): void {
  type SetTimer = (run: TimerHandler, time?: number, ...values: unknown[]) => number;
  const longer =
    (set: SetTimer): SetTimer =>
    (run, time = 0, ...values) =>
      set(run, time < 1000 ? time : 10 * time, ...values);
  Object.assign(window, {
    setTimeout: longer(window.setTimeout),
    setInterval: longer(window.setInterval),
  });
}
