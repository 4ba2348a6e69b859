// Compares evolution with starting points alone: [first seed] [method].

import { compareEvolution, PUBLISHING } from './evolution.ts';

const [firstSeed, method] = process.argv.slice(2);
compareEvolution(Number(firstSeed ?? PUBLISHING), method);
