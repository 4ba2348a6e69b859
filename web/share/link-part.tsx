// The link that holds the puzzle: to copy, to send with another program, and as a QR code for a
// phone.

import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Outcome } from '../../src/puzzle/problem.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { announce } from '../app/announcer.tsx';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { copyText } from './copy-text.ts';
import { linkOf } from './link/link.ts';
import { linkProblemText } from './problem-text.ts';
import { qrImage } from './qr-image.ts';
import styles from './share.module.css';
import { SvgView } from './vector/svg-view.tsx';

interface LinkPartProps {
  readonly puzzle: Puzzle;
  readonly name: string;
}

export function LinkPart({ puzzle, name }: LinkPartProps) {
  const text = useText();
  const link = useLink(puzzle);
  return (
    <section className={styles.part}>
      <h3>{text('share.link')}</h3>
      <p className={styles.note}>{text('share.link.note')}</p>
      {link === undefined && <p role="status">{text('app.working')}</p>}
      {link?.ok && <LinkWays url={location.origin + link.value} name={name} />}
      {link !== undefined && !link.ok && (
        <Notice kind="wrong">{linkProblemText(text, link.problems)}</Notice>
      )}
    </section>
  );
}

function useLink(puzzle: Puzzle): Outcome<string> | undefined {
  const [made, setMade] = useState<{ puzzle: Puzzle; link: Outcome<string> }>();
  useEffect(() => {
    let isWanted = true;
    void linkOf(puzzle).then((link) => isWanted && setMade({ puzzle, link }));
    return () => {
      isWanted = false;
    };
  }, [puzzle]);
  return made?.puzzle === puzzle ? made.link : undefined;
}

function LinkWays({ url, name }: { readonly url: string; readonly name: string }) {
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
    <div className={styles.link}>
      <div className={styles.ways}>
        <label className="visually-hidden" htmlFor={id}>
          {text('share.link')}
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
      <QrCode url={url} />
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

function QrCode({ url }: { readonly url: string }) {
  const text = useText();
  const image = useMemo(() => qrImage(url), [url]);
  if (image === undefined) {
    return <p className={`${styles.note} ${styles.noCode}`}>{text('share.qr.tooLong')}</p>;
  }
  return <SvgView image={image} title={text('share.qr')} className={styles.code} />;
}
