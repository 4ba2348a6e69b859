// All ways to share a puzzle: link, picture, file, paper.

import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { defined } from '../../src/puzzle/defined.ts';
import { useText } from '../app/texts.ts';
import { Notice } from '../design/notice.tsx';
import { openedName } from '../puzzle-store/opened-name.ts';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import { FilePart } from './file-part.tsx';
import { LinkPart } from './link-part.tsx';
import { PicturePart } from './picture-part.tsx';
import styles from './share.module.css';
import type { ShareDialogProps } from './share-dialog.tsx';

export default function SharePanel({
  puzzle,
  id,
  marks,
  warning,
}: Pick<ShareDialogProps, 'puzzle' | 'id' | 'marks' | 'warning'>) {
  const text = useText();
  const opened = useMemo(() => ({ puzzle, ...defined({ id }) }), [puzzle, id]);
  return (
    <div className={styles.panel}>
      {warning !== undefined && <Notice>{warning}</Notice>}
      <LinkPart puzzle={puzzle} name={openedName(opened, text)} />
      <div className={styles.columns}>
        <PicturePart opened={opened} marks={marks} />
        <FilePart opened={opened} marks={marks} />
      </div>
      <section className={styles.part}>
        <h3>{text('share.paper')}</h3>
        <p className={styles.note}>
          {text(id === undefined ? 'share.paper.unsaved' : 'share.paper.note')}
        </p>
        {id !== undefined && (
          <Link href={addressOf('print', id)} className={styles.way ?? ''}>
            <Printer aria-hidden size={20} />
            {text('share.print')}
          </Link>
        )}
      </section>
    </div>
  );
}
