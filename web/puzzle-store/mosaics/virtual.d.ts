declare module 'virtual:mosaics' {
  export const mosaics: readonly import('./listed-mosaic.ts').ListedMosaic[];
  export const loaders: Readonly<
    Record<number, () => Promise<{ default: import('../../../src/packs/mosaic.ts').Mosaic }>>
  >;
}
