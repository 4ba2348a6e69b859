// The notice that says why there is no puzzle, and what can be done.

import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PuzzleLoading } from './use-puzzle.ts';

interface PuzzleNoticeProps {
  readonly loading: PuzzleLoading;
  readonly again: () => void;
}

export function PuzzleNotice({ loading: { state }, again }: PuzzleNoticeProps) {
  const text = useText();
  if (state === 'missing') return <Notice kind="wrong">{text('lab.puzzle.missing')}</Notice>;
  if (state !== 'failed') return null;
  return (
    <Notice kind="wrong" actions={<Button onClick={again}>{text('lab.puzzle.again')}</Button>}>
      {text('lab.puzzle.failed')}
    </Notice>
  );
}
