// Lists the techniques that look at one line, in the order in which a person tries them.

import type { LineTechnique } from '../model/line-finding.ts';
import { caseAnalysis } from '../techniques/case-analysis.ts';
import { doublePositioning } from '../techniques/double-positioning.ts';
import { emptyLine } from '../techniques/empty-line.ts';
import { forcing } from '../techniques/forcing.ts';
import { fullLine } from '../techniques/full-line.ts';
import { glue } from '../techniques/glue.ts';
import { joining } from '../techniques/joining.ts';
import { lineComplete } from '../techniques/line-complete.ts';
import { mercury } from '../techniques/mercury.ts';
import { onlyFilledRemain } from '../techniques/only-filled-remain.ts';
import { overlap } from '../techniques/overlap.ts';
import { punctuating } from '../techniques/punctuating.ts';
import { simpleBoxes } from '../techniques/simple-boxes.ts';
import { simpleSpaces } from '../techniques/simple-spaces.ts';
import { smallGap } from '../techniques/small-gap.ts';
import { splitting } from '../techniques/splitting.ts';

export const LINE_TECHNIQUES: readonly LineTechnique[] = [
  emptyLine,
  fullLine,
  lineComplete,
  onlyFilledRemain,
  simpleBoxes,
  glue,
  mercury,
  punctuating,
  smallGap,
  simpleSpaces,
  splitting,
  joining,
  forcing,
  overlap,
  doublePositioning,
  caseAnalysis,
];
