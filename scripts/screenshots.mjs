// npm run screenshots: takes every screen at three widths in three themes into screenshots/, and
// puts smaller copies of the best pictures into docs/screens/ for the documents.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { setUp } from './setup.mjs';

await setUp();
const { default: sharp } = await import('sharp');
const { THEMES } = await import('./browser.mjs');
const { SCENES } = await import('./scenes.mjs');
const { openStage } = await import('./open-page.mjs');

const VIEWPORTS = [
  { width: 360, height: 740, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1440, height: 900, touch: false },
];
/** Scene, width and theme of each picture that the documents show. */
const BEST = [
  ['play', 1440, 'light'],
  ['play-hint', 1440, 'dark'],
  ['play', 360, 'light'],
  ['library', 1440, 'light'],
  ['lab', 1440, 'light'],
  ['batch', 1440, 'light'],
  ['enter', 1440, 'light'],
  ['draw-picture', 1440, 'light'],
];
const ALL = join(root, 'screenshots');
const KEPT = join(root, 'docs', 'screens');

const wanted = process.argv.slice(2);
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
rmSync(join(ALL, 'failed'), { recursive: true, force: true });
mkdirSync(KEPT, { recursive: true });
const batches = mkdtempSync(join(tmpdir(), 'crosshatch-'));
const stage = await openStage(['--batches', 'folder', '--batch-folder', batches]);
try {
  for (const scene of scenes) {
    for (const viewport of VIEWPORTS) {
      for (const theme of THEMES) await take(scene, viewport, theme);
    }
    console.log(`${scene.name}: ${VIEWPORTS.length * THEMES.length} pictures`);
  }
} finally {
  await stage.close();
  rmSync(batches, { recursive: true });
}
for (const [name, width, theme] of BEST) {
  if (scenes.some((scene) => scene.name === name)) await keep(fileOf(name, width, theme));
}

async function take({ name, path, prepare }, { touch, ...viewport }, theme) {
  const page = await stage.newPage({ viewport, touch, theme });
  await page.goto(path);
  await page.locator('main').waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(ALL, `${fileOf(name, viewport.width, theme)}.png`) });
  await page.context().close();
}

function fileOf(name, width, theme) {
  return `${name}-${width}-${theme}`;
}

async function keep(file) {
  await sharp(join(ALL, `${file}.png`))
    .resize({ width: 1200, withoutEnlargement: true })
    .webp({ quality: 82, smartSubsample: true })
    .toFile(join(KEPT, `${file}.webp`));
}
