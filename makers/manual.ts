// npm run manual: makes docs/manual.md from the texts of the Help screen.

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { manualText } from '../web/help/manual-text.ts';
import app from '../web/messages/en/app.json';
import help from '../web/messages/en/help.json';
import play from '../web/messages/en/play.json';

const texts = { ...app, ...help, ...play };
writeFileSync(resolve(import.meta.dirname, '../docs/manual.md'), manualText(texts));
