// What is to be said of each format, by its id; a test holds it against the formats that there are.

import type { MessageKey } from '../messages/keys.ts';

export const FORMAT_NOTES: Readonly<Record<string, MessageKey>> = {
  non: 'help.format.non',
  json: 'help.format.json',
  webpbn: 'help.format.webpbn',
  g: 'help.format.g',
  nin: 'help.format.nin',
  ampl: 'help.format.ampl',
  'puzz-link': 'help.format.puzz-link',
  tatham: 'help.format.tatham',
  page: 'help.format.page',
  picture: 'help.format.picture',
  pbm: 'help.format.pbm',
};
