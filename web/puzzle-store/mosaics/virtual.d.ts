declare module 'virtual:mosaics' {
  export const mosaics: readonly import('./ranked-mosaic.ts').RankedMosaic[];
}
