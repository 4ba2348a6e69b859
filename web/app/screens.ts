// The code of each screen, by the first part of its address; loaded when the screen is opened first.

export const SCREENS = {
  play: () => import('../play/play-screen.tsx'),
  library: () => import('../library/library-screen.tsx'),
  enter: () => import('../enter/enter-screen.tsx'),
  draw: () => import('../draw/draw-screen.tsx'),
  lab: () => import('../lab/lab-screen.tsx'),
  print: () => import('../share/print-screen.tsx'),
  help: () => import('../help/help-screen.tsx'),
} as const;

/** Begins to load the screen of an address while the page gets ready to show it. */
export function preloadScreen(path: string): void {
  const name = path.split('/')[1] || 'play';
  if (!Object.hasOwn(SCREENS, name)) return;
  // What fails here fails again when the screen is shown, and is told then.
  SCREENS[name as keyof typeof SCREENS]().catch(() => undefined);
}
