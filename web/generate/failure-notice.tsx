// Says why no puzzle was made and what to choose instead, or offers the nearest one.

import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import type { Failure, Making, MakingEnd } from './use-making.ts';

/** The problems of wishes that can be chosen on the page. */
const REFUSALS = [
  'needs-square',
  'too-small',
  'too-many-colours',
  'needs-colours',
  'bad-difficulty',
] as const;

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly onOpen: Making['open'];
  readonly onShowAll: Making['showAll'];
}

export function FailureNotice({ failure, onOpen, onShowAll }: FailureNoticeProps) {
  const text = useText();
  if (failure.kind === 'failed')
    return <Notice kind="wrong">{text('app.failed', { message: failure.message })}</Notice>;
  if (failure.kind === 'refused') {
    return (
      <Notice kind="wrong">
        {failure.problems.map(({ code, message }) => {
          const known = REFUSALS.find((each) => each === code);
          return <p key={message}>{known ? text(`generate.refused.${known}`) : message}</p>;
        })}
      </Notice>
    );
  }
  if (failure.kind === 'fewer') {
    const { made, wanted, ending } = failure;
    return (
      <Notice
        kind={kindOf(ending)}
        actions={<Button onClick={onShowAll}>{text('generate.fewer.show')}</Button>}
      >
        {text('generate.fewer', { made, wanted, ending })}
      </Notice>
    );
  }
  const { nearest, choices, ending } = failure;
  const kind = kindOf(ending);
  if (nearest === undefined)
    return <Notice kind={kind}>{text('generate.none', { ending })}</Notice>;
  const label = text('generate.label', { label: nearest.rating?.label ?? 'unknown' });
  return (
    <Notice
      kind={kind}
      actions={
        <Button onClick={() => void onOpen(nearest, choices)}>{text('generate.nearest')}</Button>
      }
    >
      {text('generate.none.nearest', { lacks: nearest.lacks, ending, label })}
    </Notice>
  );
}

/** Nothing is wrong when the person ended the work. */
function kindOf(ending: MakingEnd): 'info' | 'wrong' {
  return ending === 'cancelled' ? 'info' : 'wrong';
}
