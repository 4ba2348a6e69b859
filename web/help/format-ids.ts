// The formats as the page lists them: what holds most comes first. A test holds this against the
// formats that there are.

export const FORMAT_IDS = [
  'non',
  'json',
  'webpbn',
  'g',
  'nin',
  'clues',
  'ampl',
  'puzz-link',
  'tatham',
  'page',
  'picture',
  'pbm',
] as const;
export type FormatId = (typeof FORMAT_IDS)[number];
