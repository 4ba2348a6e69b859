// Lists every screen of the page, and an address without a screen, for tests that look at all of
// them.

export interface Screen {
  /** Name of the screen in the names of tests. */
  readonly name: string;
  readonly path: string;
}

export const SCREENS: readonly Screen[] = [
  { name: 'play', path: '/play' },
  { name: 'library', path: '/library' },
  { name: 'daily', path: '/daily' },
  { name: 'mosaics', path: '/mosaic' },
  { name: 'mosaic', path: '/mosaic/3' },
  { name: 'enter', path: '/enter' },
  { name: 'draw', path: '/draw' },
  { name: 'lab', path: '/lab' },
  { name: 'batches', path: '/batches' },
  { name: 'new batch', path: '/batches/new' },
  { name: 'help', path: '/help' },
  { name: 'statistics', path: '/statistics' },
  { name: 'print', path: '/print/goldfish,lock' },
  { name: 'missing', path: '/no/such/page' },
];
