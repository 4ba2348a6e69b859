// A link to copy or to send with another program.

import { Check, Copy, Share2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { announce } from '../app/announcer.tsx';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { copyText } from './copy-text.ts';
import styles from './share.module.css';

interface LinkFieldProps {
  /** Names what the link holds, for screen readers. */
  readonly label: string;
  readonly url: string;
  readonly name: string;
}

export function LinkField({ label, url, name }: LinkFieldProps) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(url);
    setCopied(isCopied);
    if (isCopied) announce(text('share.copied'));
    else field.current?.select();
  };
  return (
    <div className={styles.ways}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={field}
        className={styles.field}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <Button kind="primary" icon={copied ? Check : Copy} onClick={() => void copy()}>
          {text(copied ? 'share.copied' : 'share.copy')}
        </Button>
        <SendButton url={url} name={name} />
      </div>
      {copied === false && <Notice>{text('share.copy.failed')}</Notice>}
      <p className={styles.note}>{text('share.link.length', { count: url.length })}</p>
    </div>
  );
}

/** Shows a button to send the link, but only if the system can pass links to other programs. */
function SendButton({ url, name }: { readonly url: string; readonly name: string }) {
  const text = useText();
  if (typeof navigator.share !== 'function') return null;
  const send = async (): Promise<void> => {
    // The promise is rejected when the person closes the system's dialog, which is not an error.
    await navigator.share({ url, title: name }).catch(() => undefined);
  };
  return (
    <Button icon={Share2} onClick={() => void send()}>
      {text('share.send')}
    </Button>
  );
}
