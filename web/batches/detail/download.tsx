// The results of a batch as files. A link lets the browser put them on the disk as they come. A
// link cannot send a key, so with a key the page asks for them.

import { Download as DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import type { Problem } from '../../../src/puzzle/problem.ts';
import { hasEnded } from '../../../src/tasks/operations/batch-state.ts';
import { type Batch, type ResultPart, resultsAddress } from '../../api/batches.ts';
import { useText } from '../../app/texts.ts';
import { useWork } from '../../app/use-work.ts';
import buttons from '../../design/button.module.css';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { WorkBar } from '../../design/work-bar.tsx';
import { batchProgress } from '../progress.ts';
import { serverProblemText } from '../server/server-problem-text.ts';
import styles from './batch-page.module.css';
import { downloadResults } from './download-results.ts';
import { resultsFileName } from './results-file-name.ts';

interface DownloadProps {
  readonly batch: Batch;
  readonly apiKey: string;
}

export function Download({ batch, apiKey }: DownloadProps) {
  const text = useText();
  const { work, run } = useWork();
  const [failure, setFailure] = useState<Problem>();
  const save = async (part: ResultPart): Promise<void> => {
    setFailure(undefined);
    const problem = await run(text('batches.download.work'), ({ signal }) =>
      downloadResults(batch, part, { key: apiKey, signal }),
    ).catch((error: unknown) => ({ code: 'fault', message: String(error) }));
    setFailure(problem);
  };
  const parts: readonly ResultPart[] =
    batchProgress(batch).failed > 0 ? ['all', 'problems'] : ['all'];
  if (batch.done === 0) return null;
  return (
    <section className={styles.download}>
      <div className={styles.actions}>
        {parts.map((part) => {
          const all = hasEnded(batch.state) ? 'batches.download' : 'batches.download.now';
          const label = text(part === 'all' ? all : 'batches.download.problems');
          return apiKey === '' ? (
            <a
              key={part}
              className={buttons.button}
              href={resultsAddress(batch.id, part)}
              download={resultsFileName(batch, part)}
            >
              <DownloadIcon aria-hidden size={20} />
              {label}
            </a>
          ) : (
            <Button key={part} icon={DownloadIcon} onClick={() => void save(part)}>
              {label}
            </Button>
          );
        })}
      </div>
      <p className={styles.hint}>{text('batches.download.hint')}</p>
      <WorkBar work={work} />
      {failure !== undefined && (
        <Notice kind="wrong">
          {text('batches.download.failed', { message: serverProblemText(failure, text) })}
        </Notice>
      )}
    </section>
  );
}
