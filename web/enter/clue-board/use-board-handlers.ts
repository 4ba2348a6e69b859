// The handlers with which the clue fields change the draft. Each handler stays the same function,
// because a new function would render every field again.

import { useCallback, useLayoutEffect, useRef } from 'react';
import { currentText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { pasteClues } from '../draft/paste-clues.ts';
import { withLine } from '../draft/typed-draft.ts';
import type { Drafting } from '../draft/use-draft.ts';
import type { FieldHandlers } from './clue-field.tsx';

export function useBoardHandlers(
  drafting: Drafting,
  onOther: (pasted: string) => void,
): Pick<FieldHandlers, 'onText' | 'onPaste' | 'onStep'> {
  const { change, undo, redo } = drafting;
  const latest = useRef({ draft: drafting.draft, onOther });
  useLayoutEffect(() => {
    latest.current = { draft: drafting.draft, onOther };
  });
  return {
    onText: useCallback(
      (line, typed) => change((draft) => withLine(draft, line, typed), `line ${line}`),
      [change],
    ),
    onPaste: useCallback(
      (line, pasted) => {
        const done = pasteClues(latest.current.draft, line, pasted);
        if (done !== undefined) {
          change(() => done.draft);
          const { width, height } = done.draft;
          if (done.left > 0) showToast(currentText()('enter.spread.left', { count: done.left }));
          else if (width !== latest.current.draft.width || height !== latest.current.draft.height)
            showToast(currentText()('enter.spread.grown', { width, height }));
          return true;
        }
        // Several lines of text that are not clues may be a file or a page. A link may hold a
        // puzzle.
        if (!/\S[\r\n]+\S/.test(pasted) && !/^\s*(https?:|\S*#p=)/.test(pasted)) return false;
        latest.current.onOther(pasted);
        return true;
      },
      [change],
    ),
    onStep: useCallback((step) => (step === 'undo' ? undo() : redo()), [undo, redo]),
  };
}
