// npm run manual: makes docs/manual.md of the texts of the Help screen.

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { manualText } from '../web/help/manual-text.ts';
import texts from '../web/messages/en.ts';

writeFileSync(resolve(import.meta.dirname, '../docs/manual.md'), manualText(texts));
