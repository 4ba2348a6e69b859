// The link that holds the puzzle: to copy, to send with another program, and as a QR code for a
// phone.

import { useEffect, useState } from 'react';
import type { Outcome } from '../../src/puzzle/problem.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { wholeAddress } from '../app/base-path.ts';
import { useText } from '../app/texts.ts';
import { Notice } from '../design/notice.tsx';
import { linkOf } from './link/link.ts';
import { LinkField } from './link-field.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './share.module.css';

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
      {link?.ok && (
        <div className={styles.link}>
          <LinkField label={text('share.link')} url={wholeAddress(link.value)} name={name} />
          <QrCode url={wholeAddress(link.value)} title={text('share.qr')} />
        </div>
      )}
      {link !== undefined && !link.ok && (
        <Notice kind="wrong">{text('share.problem.too-large')}</Notice>
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
