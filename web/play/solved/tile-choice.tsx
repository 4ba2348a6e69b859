// Leads from a solved tile of a mosaic back to the mosaic, or on to the next tile.

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TilePlace } from '../../../src/packs/tile-place.ts';
import { tileIdOf } from '../../../src/packs/tile-place.ts';
import { useText } from '../../app/texts.ts';
import { loadMosaic } from '../../puzzle-store/mosaics/load-mosaics.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import { allSavedGames } from '../../puzzle-store/saved-games.ts';
import type { Standing } from '../../storage/standing.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { type AfterTile, afterTile } from '../series/after-tile.ts';
import styles from './solved-card.module.css';

interface TileChoiceProps {
  readonly place: TilePlace;
  readonly standing: Standing;
}

export function TileChoice({ place, standing }: TileChoiceProps) {
  const text = useText();
  const after = useAfterTile(place, standing);
  const { solved, all, isWhole, next } = after ?? {};
  return (
    <nav className={styles.choices} aria-label={text('play.next')}>
      <Link href={`/mosaic/${place.mosaic}`} className={styles.choice ?? ''} data-primary>
        <span className={styles.kind}>
          {text(isWhole ? 'play.mosaic.whole' : 'play.mosaic.back')}
        </span>
        <span className={styles.about}>
          {solved !== undefined && all !== undefined && text('play.mosaic.solved', { solved, all })}
        </span>
      </Link>
      {next && (
        <Link href={addressOf('play', tileIdOf(next))} className={styles.choice ?? ''}>
          <span className={styles.kind}>{text('play.mosaic.next')}</span>
          <span className={styles.about}>
            {text('play.mosaic.place', { row: next.row, column: next.column })}
          </span>
        </Link>
      )}
    </nav>
  );
}

/**
 * Returns undefined while the saves are read, and if the mosaic cannot be loaded: the way back
 * needs neither.
 */
function useAfterTile(place: TilePlace, standing: Standing): AfterTile | undefined {
  const storage = useStorage();
  const [after, setAfter] = useState<AfterTile>();
  useEffect(() => {
    let isWanted = true;
    Promise.all([loadMosaic(place.mosaic), allSavedGames(storage)])
      .then(([mosaic, saves]) => {
        if (isWanted) setAfter(mosaic && afterTile(mosaic, saves, place, standing));
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [storage, place, standing]);
  return after;
}
