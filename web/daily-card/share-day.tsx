// The button that passes the result of a day on: to a program that the person chooses, or to the
// clipboard where the system has no such choice.

import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { wholeAddress } from '../app/base-path.ts';
import { useText } from '../app/texts.ts';
import { showToast } from '../app/toasts.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import type { DailyResult } from '../puzzle-store/daily/daily-results.ts';
import { copyText } from '../share/copy-text.ts';
import styles from './share-day.module.css';
import { shareText } from './share-text.ts';

interface ShareDayProps {
  readonly date: string;
  readonly results: readonly DailyResult[];
  /** The length of the streak; 0 if the day is not today. */
  readonly streak: number;
  readonly isPrimary?: boolean;
}

export function ShareDay({ date, results, streak, isPrimary = false }: ShareDayProps) {
  const text = useText();
  const [refused, setRefused] = useState<string>();
  const share = async (): Promise<void> => {
    const address = wholeAddress(`/daily/${date}`);
    const shared = shareText({ date, results, streak, address }, text);
    const end = await passOn(shared);
    setRefused(end === 'refused' ? shared : undefined);
    if (end === 'copied') showToast(text('daily.share.copied'));
  };
  return (
    <>
      <Button icon={Share2} kind={isPrimary ? 'primary' : 'plain'} onClick={() => void share()}>
        {text('daily.share')}
      </Button>
      {refused !== undefined && (
        <Notice>
          {text('daily.share.refused')}
          <span className={styles.text}>{refused}</span>
        </Notice>
      )}
    </>
  );
}

async function passOn(text: string): Promise<'sent' | 'copied' | 'refused'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'sent';
    } catch (error) {
      // The person closed the choice of programs.
      if (error instanceof DOMException && error.name === 'AbortError') return 'sent';
    }
  }
  return (await copyText(text)) ? 'copied' : 'refused';
}
