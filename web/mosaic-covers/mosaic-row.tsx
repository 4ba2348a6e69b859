// A few mosaics in a row, those that were begun first, with a link to all of them.

import { useId } from 'react';
import { Link } from 'wouter';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { MosaicCard } from './mosaic-card.tsx';
import styles from './mosaic-row.module.css';
import { suggestedMosaics } from './suggested-mosaics.ts';
import { type Mosaics, useMosaics } from './use-mosaics.ts';

const MOST = 4;

/** Shows nothing while the mosaics are loaded. */
export function MosaicRow() {
  const text = useText();
  const id = useId();
  const { value, error, again } = useMosaics();
  if (value === undefined && error === undefined) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{text('mosaic.title')}</h2>
        <Link href="/mosaic">{text('mosaic.all')}</Link>
      </div>
      {value === undefined ? <Missing onAgain={again} /> : <Cards {...value} />}
    </section>
  );
}

function Cards({ mosaics, saves }: Mosaics) {
  return (
    <ul className={styles.row}>
      {suggestedMosaics(mosaics, saves, MOST).map((mosaic) => (
        <li key={mosaic.number}>
          <MosaicCard mosaic={mosaic} saves={saves} isFlat />
        </li>
      ))}
    </ul>
  );
}

function Missing({ onAgain }: { readonly onAgain: () => void }) {
  const text = useText();
  return (
    <div className={styles.missing} role="status">
      <span>{text('mosaic.row.missing')}</span>
      <Button kind="quiet" onClick={onAgain}>
        {text('app.again')}
      </Button>
    </div>
  );
}
