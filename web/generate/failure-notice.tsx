// Says why no puzzle was made and what to choose instead, or offers the nearest one.

import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import type { Failure, Making } from './use-making.ts';

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
}

export function FailureNotice({ failure, onOpen }: FailureNoticeProps) {
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
  const { nearest, choices } = failure;
  if (nearest === undefined) return <Notice kind="wrong">{text('generate.none')}</Notice>;
  const label = nearest.rating?.label ?? 'unknown';
  return (
    <Notice
      kind="wrong"
      actions={
        <Button onClick={() => void onOpen(nearest, choices)}>{text('generate.nearest')}</Button>
      }
    >
      {text('generate.none.nearest', {
        lacks: nearest.lacks,
        label: text('generate.label', { label }),
      })}
    </Notice>
  );
}
