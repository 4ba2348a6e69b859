// Finds Chromium or Chrome for the browser tests, the web bench, the screenshots and the demo: an
// installed browser, or else the package of Debian and Ubuntu. No other build is ever downloaded.
// All of them use the headless shell of Chromium where it is installed.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const THEMES = ['light', 'dark', 'contrast'];

/** The first of these that is installed is taken. The headless shell opens pages fastest. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Packages of Debian. Older releases of Debian lack the package of the headless shell. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const USUAL_PATHS = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

/**
 * Returns the path of a browser, or the reason why there is none. On Debian and Ubuntu, installs a
 * missing browser first if this process runs as root and `CHROMIUM` is not set.
 */
export function obtainBrowser() {
  const found = findBrowser();
  if (found !== undefined) return { path: found };
  if (process.env.CHROMIUM)
    return { missing: `CHROMIUM names no program: ${process.env.CHROMIUM}` };
  if (!isDebian()) return { missing: 'no Chromium or Chrome found; CHROMIUM=PATH names one' };
  if (process.getuid?.() !== 0) return { missing: 'no Chromium found: apt-get install chromium' };
  install();
  const path = findBrowser();
  return path === undefined
    ? { missing: `none of the packages ${PACKAGES.join(', ')} could be installed` }
    : { path };
}

/** Returns the path of an installed browser. If `CHROMIUM` is set, no other place is searched. */
export function findBrowser() {
  if (process.env.CHROMIUM) return [process.env.CHROMIUM].find(isProgram);
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(USUAL_PATHS[process.platform] ?? [])].find(isProgram);
}

/**
 * Features that make each window load the list below its address bar as a page, which costs as much
 * as a page under test.
 */
const UNUSED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/**
 * Features that playwright turns off. They are repeated because a browser heeds only the last list
 * of disabled features.
 */
const OFF_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/**
 * Returns the options that start the browser without first-run pages and background traffic. The
 * sandbox is off for root, because Chromium refuses to start in a sandbox for root.
 */
export function launchOptions(executablePath) {
  const args = [
    `--disable-features=${[...UNUSED, ...OFF_BY_PLAYWRIGHT]}`,
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...args] : args };
}

/** Returns the preferences of a person's system as options of a browser context. */
export function preferences({ theme = 'light', language = 'en', motion = false }) {
  return {
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    contrast: theme === 'contrast' ? 'more' : 'no-preference',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    locale: language === 'de' ? 'de-DE' : 'en-GB',
  };
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function install() {
  console.error('Installing a Chromium for the browser tests ...');
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (apt('update')) PACKAGES.some((name) => apt('install', '--no-install-recommends', '-y', name));
}
