// All mosaics to choose from.

import { useText } from '../app/texts.ts';
import { Page } from '../design/page.tsx';
import { MosaicCard } from '../mosaic-covers/mosaic-card.tsx';
import type { Mosaics } from '../mosaic-covers/use-mosaics.ts';
import styles from './mosaic-list.module.css';

export function MosaicList({ mosaics, saves }: Mosaics) {
  const text = useText();
  return (
    <Page title={text('mosaic.title')} wide>
      <p>{text('mosaic.intro')}</p>
      <ul className={styles.list}>
        {mosaics.map((mosaic) => (
          <li key={mosaic.number}>
            <MosaicCard mosaic={mosaic} saves={saves} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
