// Shows an answer of the worker, a message while the page waits for the answer, or a failure.

import type { ReactNode } from 'react';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useWorkerAnswer } from './use-worker-answer.ts';

interface WorkerAnswerProps<T> {
  readonly ask: () => Promise<T>;
  readonly waiting: string;
  readonly children: (value: T) => ReactNode;
  /** Renders the surroundings of the content. The value is undefined until it has arrived. */
  readonly frame?: (content: ReactNode, value: T | undefined) => ReactNode;
}

export function WorkerAnswer<T>({ ask, waiting, children, frame }: WorkerAnswerProps<T>) {
  const [answer, again] = useWorkerAnswer(ask);
  const content =
    answer.state === 'here' ? (
      children(answer.value)
    ) : answer.state === 'waiting' ? (
      <p role="status">{waiting}</p>
    ) : (
      <Failed message={answer.message} again={again} />
    );
  const value = answer.state === 'here' ? answer.value : undefined;
  return frame === undefined ? content : frame(content, value);
}

interface FailedProps {
  readonly message: string;
  readonly again: () => void;
}

function Failed({ message, again }: FailedProps) {
  const text = useText();
  return (
    <Notice kind="wrong" actions={<Button onClick={again}>{text('help.again')}</Button>}>
      {text('help.failed', { message })}
    </Notice>
  );
}
