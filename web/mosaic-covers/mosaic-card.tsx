// A mosaic to choose: its tiles, of which those that are solved show their picture, its name, and
// how far the person is.

import { Link } from 'wouter';
import type { Mosaic } from '../../src/packs/mosaic.ts';
import { useText } from '../app/texts.ts';
import { solvedCount } from '../puzzle-store/mosaics/tile-states.ts';
import styles from './mosaic-card.module.css';
import frameStyles from './mosaic-frame.module.css';
import { MosaicFrame } from './mosaic-frame.tsx';
import { useMosaicName } from './use-mosaic-name.ts';
import type { Saves } from './use-mosaics.ts';
import { useShownMosaic } from './use-shown-mosaic.ts';

interface MosaicCardProps {
  readonly mosaic: Mosaic;
  readonly saves: Saves;
  /** Whether the cover is small and stands beside the text. */
  readonly isFlat?: boolean;
}

export function MosaicCard({ mosaic, saves, isFlat = false }: MosaicCardProps) {
  const text = useText();
  const { states, cells, isDamaged, title } = useShownMosaic(mosaic, saves);
  const { columns, rows, tileWidth, tileHeight } = mosaic;
  const solved = solvedCount(states);
  return (
    <Link
      href={`/mosaic/${mosaic.number}`}
      className={`${styles.card} ${isFlat ? styles.flat : ''}`}
    >
      <div className={styles.cover} aria-hidden>
        <MosaicFrame mosaic={mosaic} cells={cells}>
          <span className={frameStyles.tiles}>
            {states.map((state, tile) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is told by its index.
              <span key={tile} className={frameStyles.tile} data-state={state} />
            ))}
          </span>
        </MosaicFrame>
      </div>
      <span className={styles.text}>
        <span className={styles.name}>{useMosaicName(mosaic.number, title)}</span>
        <span className={styles.about}>
          {text('mosaic.size', { columns, rows, width: tileWidth, height: tileHeight })}
        </span>
        <span className={styles.about}>
          {text('mosaic.progress', { solved, all: states.length })}
        </span>
        {isDamaged && <span className={styles.about}>{text('mosaic.damaged')}</span>}
      </span>
    </Link>
  );
}
