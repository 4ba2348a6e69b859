// The file that was dropped where the screen has no use for one, on its way to the screen that
// opens it.

import type { HandOver } from './hand-over.ts';

export const strayFile: HandOver<File> = {};
