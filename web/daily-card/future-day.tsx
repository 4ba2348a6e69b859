// Says that the puzzles of a day are still to come, and leads to those of today.

import { Link } from 'wouter';
import { noonOf } from '../app/local-date.ts';
import { useText } from '../app/texts.ts';
import { Notice } from '../design/notice.tsx';

export function FutureDay({ date }: { readonly date: string }) {
  const text = useText();
  return (
    <>
      <Notice>{text('daily.future', { date: noonOf(date) })}</Notice>
      <p>
        <Link href="/daily">{text('daily.to-today')}</Link>
      </p>
    </>
  );
}
