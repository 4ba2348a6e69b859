// One mosaic: its tiles, how far the person is, and the whole picture once it is complete.

import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { useText } from '../app/texts.ts';
import buttons from '../design/button.module.css';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { MosaicFrame } from '../mosaic-covers/mosaic-frame.tsx';
import { useMosaicName } from '../mosaic-covers/use-mosaic-name.ts';
import type { Saves } from '../mosaic-covers/use-mosaics.ts';
import { useShownMosaic } from '../mosaic-covers/use-shown-mosaic.ts';
import { nextTile } from '../puzzle-store/mosaics/next-tile.ts';
import type { RankedMosaic } from '../puzzle-store/mosaics/ranked-mosaic.ts';
import { tileId } from '../puzzle-store/mosaics/tile-index.ts';
import { solvedCount } from '../puzzle-store/mosaics/tile-states.ts';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import type { Standing } from '../storage/standing.ts';
import { Credits } from './credits.tsx';
import styles from './mosaic-view.module.css';
import { TileGrid } from './tile-grid.tsx';
import { WholePicture } from './whole-picture.tsx';

interface MosaicViewProps {
  readonly mosaic: RankedMosaic;
  readonly saves: Saves;
}

export function MosaicView({ mosaic, saves }: MosaicViewProps) {
  const text = useText();
  const { states, isComplete, cells, isDamaged, title } = useShownMosaic(mosaic, saves);
  const ratio = (mosaic.columns * mosaic.tileWidth) / (mosaic.rows * mosaic.tileHeight);
  return (
    <Page
      title={useMosaicName(mosaic.number, title)}
      wide
      aside={<Link href="/mosaic">{text('mosaic.all')}</Link>}
    >
      <div className={styles.view} data-whole={isComplete || undefined}>
        <div className={styles.board} style={{ '--view-ratio': ratio } as CSSProperties}>
          <MosaicFrame mosaic={mosaic} cells={cells}>
            <TileGrid mosaic={mosaic} states={states} />
          </MosaicFrame>
        </div>
        <section className={styles.about} aria-label={text('mosaic.about')}>
          {isDamaged && <Notice kind="wrong">{text('mosaic.damaged')}</Notice>}
          {isComplete && <WholePicture mosaic={mosaic} cells={cells} states={states} />}
          {(!isComplete || states.some((state) => state !== 'solved')) && (
            <Progress mosaic={mosaic} states={states} isComplete={isComplete} />
          )}
          <Credits mosaic={mosaic} />
        </section>
      </div>
    </Page>
  );
}

interface ProgressProps {
  readonly mosaic: RankedMosaic;
  readonly states: readonly Standing[];
  readonly isComplete: boolean;
}

function Progress({ mosaic, states, isComplete }: ProgressProps) {
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
