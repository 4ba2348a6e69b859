// The formats in the order of the page: formats that can store more of a puzzle come first. A test
// compares this list with the formats that exist.

export const FORMAT_IDS = [
  'non',
  'json',
  'webpbn',
  'g',
  'nonogrid',
  'gno',
  'freenono',
  'picross',
  'woven',
  'nin',
  'mk',
  'cwd',
  'cwc',
  'bosch',
  'solvers',
  'clues',
  'ampl',
  'ampl-article',
  'rules-csv',
  'puzz-link',
  'tatham',
  'page',
  'picture',
  'pbm',
  'xbm',
  'pgm',
] as const;
export type FormatId = (typeof FORMAT_IDS)[number];
