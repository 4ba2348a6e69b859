// One mosaic: its tiles, how far the person is, and the whole picture once it is complete.

import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { useText } from '../app/texts.ts';
import buttons from '../design/button.module.css';
import { Page } from '../design/page.tsx';
import { MosaicFrame } from '../mosaic-covers/mosaic-frame.tsx';
import { useMosaicName } from '../mosaic-covers/use-mosaic-name.ts';
import type { Saves } from '../mosaic-covers/use-mosaics.ts';
import { type ShownMosaic, useShownMosaic } from '../mosaic-covers/use-shown-mosaic.ts';
import type { ListedMosaic } from '../puzzle-store/mosaics/listed-mosaic.ts';
import { nextTile } from '../puzzle-store/mosaics/next-tile.ts';
import { tileId } from '../puzzle-store/mosaics/tile-index.ts';
import { solvedCount } from '../puzzle-store/mosaics/tile-states.ts';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import { Credits } from './credits.tsx';
import styles from './mosaic-view.module.css';
import { NotLoaded } from './not-loaded.tsx';
import { TileGrid } from './tile-grid.tsx';
import { WholePicture } from './whole-picture.tsx';

interface MosaicViewProps {
  readonly mosaic: ListedMosaic;
  readonly saves: Saves;
}

export function MosaicView({ mosaic, saves }: MosaicViewProps) {
  const text = useText();
  const shown = useShownMosaic(mosaic, saves, { isOpened: true });
  const { states, isComplete, error, again, cells, title } = shown;
  const whole = isComplete ? shown.mosaic : undefined;
  const ratio = (mosaic.columns * mosaic.tileWidth) / (mosaic.rows * mosaic.tileHeight);
  return (
    <Page
      title={useMosaicName(mosaic.number, title)}
      wide
      aside={<Link href="/mosaic">{text('mosaic.all')}</Link>}
    >
      {error !== undefined && <NotLoaded error={error} onAgain={again} />}
      <div className={styles.view} data-whole={whole !== undefined || undefined}>
        <div className={styles.board} style={{ '--view-ratio': ratio } as CSSProperties}>
          <MosaicFrame shape={mosaic} shown={shown}>
            <TileGrid mosaic={mosaic} states={states} />
          </MosaicFrame>
        </div>
        <section className={styles.about} aria-label={text('mosaic.about')}>
          {whole && cells && <WholePicture mosaic={whole} cells={cells} states={states} />}
          {(whole === undefined || states.some((state) => state !== 'solved')) && (
            <Progress mosaic={mosaic} shown={shown} />
          )}
          <Credits listed={mosaic} mosaic={shown.mosaic} />
        </section>
      </div>
    </Page>
  );
}

interface ProgressProps {
  readonly mosaic: ListedMosaic;
  readonly shown: ShownMosaic;
}

function Progress({ mosaic, shown: { states, isComplete } }: ProgressProps) {
  const text = useText();
  const [solved, all] = [solvedCount(states), states.length];
  const filled = states.filter((state) => state === 'solver').length;
  const next = nextTile(mosaic, states);
  const said = text('mosaic.progress', { solved, all });
  return (
    <>
      <p className={styles.progress}>{said}</p>
      <progress className={styles.bar} value={solved} max={all} aria-label={said} />
      {next !== undefined && (
        <Link
          href={addressOf('play', tileId(mosaic, next))}
          className={`${buttons.button} ${buttons.primary}`}
        >
          {text(solved === 0 ? 'mosaic.begin' : 'mosaic.next')}
          <ArrowRight aria-hidden size={20} />
        </Link>
      )}
      {!isComplete && filled > 0 && <p>{text('mosaic.filled', { count: filled })}</p>}
      {!isComplete && <p>{text('mosaic.hidden')}</p>}
    </>
  );
}
