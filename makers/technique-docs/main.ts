// npm run technique-docs: makes the examples of docs/techniques.md anew.

import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renewed } from './technique-page.ts';

const PAGE = resolve(import.meta.dirname, '../docs/techniques.md');

writeFileSync(PAGE, await renewed(readFileSync(PAGE, 'utf8')));
