// The names of all messages, taken from the English catalogues, and the areas of the page that they
// belong to. Each area has a file in every language.

import type app from './en/app.json';
import type batches from './en/batches.json';
import type board from './en/board.json';
import type book from './en/book.json';
import type daily from './en/daily.json';
import type draw from './en/draw.json';
import type enter from './en/enter.json';
import type generate from './en/generate.json';
import type help from './en/help.json';
import type lab from './en/lab.json';
import type library from './en/library.json';
import type mosaic from './en/mosaic.json';
import type photo from './en/photo.json';
import type play from './en/play.json';
import type read from './en/read.json';
import type share from './en/share.json';
import type statistics from './en/statistics.json';
import type transfer from './en/transfer.json';

interface Areas {
  app: typeof app;
  batches: typeof batches;
  board: typeof board;
  book: typeof book;
  daily: typeof daily;
  draw: typeof draw;
  enter: typeof enter;
  generate: typeof generate;
  help: typeof help;
  lab: typeof lab;
  library: typeof library;
  mosaic: typeof mosaic;
  photo: typeof photo;
  play: typeof play;
  read: typeof read;
  share: typeof share;
  statistics: typeof statistics;
  transfer: typeof transfer;
}

/**
 * The area `wordings` has the templates of wordings as its keys. It has no file in English, because
 * the messages of problems are English already.
 */
export type Area = keyof Areas | 'wordings';
export type MessageKey = { [A in keyof Areas]: keyof Areas[A] }[keyof Areas];
