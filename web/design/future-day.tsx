// Says that the puzzles of a day are still to come, and leads to those of today.

import { Link } from 'wouter';
import { noonOf } from '../app/local-date.ts';
import { useText } from '../app/texts.ts';
import { Notice } from './notice.tsx';

export function FutureDay({ date }: { readonly date: string }) {
  const text = useText();
  return (
    <>
      <Notice>{text('app.future-day', { date: noonOf(date) })}</Notice>
      <p>
        <Link href="/daily">{text('app.future-day.today')}</Link>
      </p>
    </>
  );
}
