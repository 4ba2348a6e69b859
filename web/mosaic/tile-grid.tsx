// The tiles of a mosaic as links. Tab stops at one of them, and the arrow keys lead to the others.

import { WandSparkles } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../app/texts.ts';
import frameStyles from '../mosaic-covers/mosaic-frame.module.css';
import { nextTile } from '../puzzle-store/mosaics/next-tile.ts';
import type { RankedMosaic } from '../puzzle-store/mosaics/ranked-mosaic.ts';
import { tileId, tilePlace } from '../puzzle-store/mosaics/tile-index.ts';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import type { Standing } from '../storage/standing.ts';
import styles from './tile-grid.module.css';
import { tileAfterKey } from './tile-keys.ts';

interface TileGridProps {
  readonly mosaic: RankedMosaic;
  readonly states: readonly Standing[];
}

export function TileGrid({ mosaic, states }: TileGridProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(() => nextTile(mosaic, states) ?? 0);
  const move = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const next = altKey || ctrlKey || metaKey ? undefined : tileAfterKey(mosaic, current, key);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[next]?.focus();
  };
  return (
    <ul ref={list} className={frameStyles.tiles} aria-label={text('mosaic.tiles')} onKeyDown={move}>
      {states.map((state, index) => (
        <li key={tileId(mosaic, index)} className={styles.place}>
          <TileLink
            mosaic={mosaic}
            index={index}
            state={state}
            isCurrent={index === current}
            onFocus={() => setCurrent(index)}
          />
        </li>
      ))}
    </ul>
  );
}

interface TileLinkProps {
  readonly mosaic: RankedMosaic;
  readonly index: number;
  readonly state: Standing;
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
}

function TileLink({ mosaic, index, state, isCurrent, onFocus }: TileLinkProps) {
  const text = useText();
  const { tileWidth: width, tileHeight: height, tiles } = mosaic;
  const { row, column } = tilePlace(mosaic, index);
  const label = text('app.label', { label: tiles[index].label });
  return (
    <Link
      href={addressOf('play', tileId(mosaic, index))}
      className={`${frameStyles.tile} ${styles.tile}`}
      data-state={state}
      aria-label={text(`mosaic.tile.${state}`, { row, column, width, height, label })}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
    >
      {state === 'new' && (
        <span className={styles.facts}>
          <span className={styles.size}>{`${width}×${height}`}</span>
          <span>{label}</span>
        </span>
      )}
      {state === 'solver' && (
        <span className={styles.facts}>
          <WandSparkles aria-hidden size={14} />
        </span>
      )}
    </Link>
  );
}
