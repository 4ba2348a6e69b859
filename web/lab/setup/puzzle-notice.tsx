// The notice that says why there is no puzzle, and what can be done.

import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { FutureDay } from '../../design/future-day.tsx';
import { Notice } from '../../design/notice.tsx';
import { futureDateOf } from '../../puzzle-store/daily/future-puzzle.ts';
import type { PuzzleLoading } from './use-puzzle.ts';

interface PuzzleNoticeProps {
  readonly loading: PuzzleLoading;
  readonly again: () => void;
}

export function PuzzleNotice({ loading, again }: PuzzleNoticeProps) {
  const text = useText();
  if (loading.state === 'missing') {
    return <Notice kind="wrong">{text('lab.puzzle.missing')}</Notice>;
  }
  if (loading.state !== 'failed') return null;
  const date = futureDateOf(loading.error);
  if (date !== undefined) return <FutureDay date={date} />;
  return (
    <Notice kind="wrong" actions={<Button onClick={again}>{text('lab.puzzle.again')}</Button>}>
      {text('lab.puzzle.failed')}
    </Notice>
  );
}
