// Shows what the first failures of a batch say. The server speaks English, and most of what it says
// has words in the language of the page.

import { useEffect, useState } from 'react';
import type { Problem } from '../../../src/puzzle/problem.ts';
import { type Batch, type FailedItem, readFailedItems } from '../../api/batches.ts';
import { loadTexts, loadWordings, type Text, useLanguage, useText } from '../../app/texts.ts';
import { detailOf } from '../../puzzle-store/problems/problem-detail.ts';
import { batchProgress } from '../progress.ts';
import { failureText } from '../words.ts';
import styles from './batch-page.module.css';
import { wordingReader } from './read-wording.ts';

interface FirstFailuresProps {
  readonly batch: Batch;
  readonly apiKey: string;
}

export function FirstFailures({ batch, apiKey }: FirstFailuresProps) {
  const text = useText();
  const first = useFirstFailures(batch, apiKey);
  const withWording = useWordingReader();
  if (first.length === 0 || withWording === undefined) return null;
  return (
    <>
      <h3>{text('batches.failures.first')}</h3>
      <ul className={styles.list}>
        {first.map((each) => (
          <li key={each.item}>
            <span className={styles.item}>{itemText(each, text)}</span>{' '}
            {each.errors.slice(0, MOST_PROBLEMS).map((problem) => (
              <FailureProblem key={problem.message} problem={withWording(problem)} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function FailureProblem({ problem }: { readonly problem: Problem }) {
  const text = useText();
  const language = useLanguage();
  const { code, message, format, wording } = problem;
  // A message without words in the language of the page has a kind that has some.
  const isForeign = language !== 'en' && wording === undefined && code !== UNKNOWN;
  return (
    <span className={styles.problem}>
      {language !== 'en' && format !== undefined && `${text('read.as', { format })} `}
      {code === UNKNOWN && text('read.unknown')}
      {isForeign && `${failureText(code, text)}: `}
      {code !== UNKNOWN && (
        <span lang={isForeign ? 'en' : undefined}>
          {isForeign ? message : detailOf(problem, language, text)}
        </span>
      )}
      {placeText(problem, text)}
    </span>
  );
}

/** The code of a text that is in no format; the page says beside it where formats are listed. */
const UNKNOWN = 'unknown-format';

/** The most failures, and problems of one of them, that are shown; the file has all. */
const MOST_FAILURES = 5;
const MOST_PROBLEMS = 2;

/** Asks again until there are as many as are shown, or no more of them. */
function useFirstFailures({ id, ...batch }: Batch, key: string): readonly FailedItem[] {
  const [first, setFirst] = useState<readonly FailedItem[]>([]);
  const wanted = Math.min(MOST_FAILURES, batchProgress(batch).failed);
  // Answers come in order, so failures behind an item that is not done yet come later.
  const round = first.length < wanted ? batch.done : -1;
  useEffect(() => {
    if (round === -1) return;
    const gone = new AbortController();
    readFailedItems(id, MOST_FAILURES, { key, signal: gone.signal }).then(
      (read) => read.ok && setFirst(read.value),
      () => undefined,
    );
    return () => gone.abort();
  }, [id, key, round]);
  return first;
}

/** Returns undefined until the words of the language are there. */
function useWordingReader(): ((problem: Problem) => Problem) | undefined {
  const language = useLanguage();
  const [reader, setReader] = useState<{ readonly read: (problem: Problem) => Problem }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other words
  useEffect(() => {
    // Without them, the failures are told in English.
    const loaded = Promise.all([loadWordings(), loadTexts(['read'])])
      .then(([templates]) => templates)
      .catch(() => []);
    void loaded.then((templates) => setReader({ read: wordingReader(templates) }));
  }, [language]);
  return reader?.read;
}

function itemText({ item, id, file }: FailedItem, text: Text): string {
  const names = [file, id].filter((name) => name != null && name !== '');
  return [text('batches.failures.item', { item }), ...names].join(' · ');
}

function placeText({ line, column }: Problem, text: Text): string {
  if (line === undefined || column === undefined) return '';
  return ` (${text('batches.failures.place', { line, column })})`;
}
