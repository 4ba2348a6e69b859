// Lists the techniques that a puzzle can need. No rating uses symmetry, because it rests on a
// promise that the clues do not make.

import { TECHNIQUES } from '../../explain/model/step.ts';

export const NEEDED_TECHNIQUES = TECHNIQUES.filter((technique) => technique !== 'symmetry');
