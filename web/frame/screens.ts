// The code of each screen and the areas of its texts, by the first part of its address. Code and
// texts are loaded when the screen is first opened.

import type { ComponentType } from 'react';
import { loadTexts } from '../app/texts.ts';
import type { Area } from '../messages/keys.ts';

interface ScreenModule {
  readonly default: ComponentType;
}

interface Screen {
  readonly load: () => Promise<ScreenModule>;
  readonly areas: readonly Area[];
}

const SCREENS = {
  play: { load: () => import('../play/play-screen.tsx'), areas: ['board', 'play'] },
  library: {
    load: () => import('../library/library-screen.tsx'),
    areas: ['daily', 'library', 'mosaic', 'read'],
  },
  daily: { load: () => import('../daily/daily-screen.tsx'), areas: ['daily'] },
  mosaic: { load: () => import('../mosaic/mosaic-screen.tsx'), areas: ['mosaic'] },
  enter: {
    load: () => import('../enter/enter-screen.tsx'),
    areas: ['board', 'enter', 'photo', 'read'],
  },
  draw: {
    load: () => import('../draw/draw-screen.tsx'),
    areas: ['board', 'draw', 'library', 'play', 'share'],
  },
  batches: { load: () => import('../batches/batches-screen.tsx'), areas: ['batches', 'lab'] },
  lab: { load: () => import('../lab/lab-screen.tsx'), areas: ['lab'] },
  statistics: {
    load: () => import('../statistics/statistics-screen.tsx'),
    areas: ['library', 'statistics'],
  },
  print: { load: () => import('../share/print/print-screen.tsx'), areas: ['share'] },
  help: { load: () => import('../help/help-screen.tsx'), areas: ['board', 'help', 'play'] },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof SCREENS;

/** Returns the screen at an address, or undefined if the address leads nowhere. */
export function screenAt(path: string): Screen | undefined {
  const name = path.split('/')[1] || 'play';
  return Object.hasOwn(SCREENS, name) ? SCREENS[name as ScreenName] : undefined;
}

/** Loads a screen and its texts. */
export async function openScreen(name: ScreenName): Promise<ComponentType> {
  const { load, areas } = SCREENS[name];
  const [screen] = await Promise.all([load(), loadTexts(areas)]);
  return screen.default;
}
