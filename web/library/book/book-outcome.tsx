// Says what became of a book: how large it is and what to know of it, or why it was not made.

import { useLanguage, useText } from '../../app/texts.ts';
import { Notice } from '../../design/notice.tsx';
import { detailOf } from '../../puzzle-store/problems/problem-detail.ts';
import styles from './book-dialog.module.css';
import type { BookResult } from './use-book.ts';

export function BookOutcome({ result }: { readonly result: BookResult }) {
  const text = useText();
  const language = useLanguage();
  if (result.kind === 'failed')
    return <Notice kind="wrong">{text('app.failed', { message: result.message })}</Notice>;
  if (result.kind === 'refused')
    return (
      <Notice kind="wrong">
        {result.problems.map((problem) => (
          <p key={problem.message}>{detailOf(problem, language, text)}</p>
        ))}
      </Notice>
    );
  const { pages, puzzles, remarks } = result.book;
  return (
    <>
      <Notice kind="good">{text('book.saved', { pages, puzzles })}</Notice>
      {remarks.length > 0 && (
        <Notice>
          <ul className={styles.remarks}>
            {remarks.map((remark) => (
              <li key={remark.message}>{detailOf(remark, language, text)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
