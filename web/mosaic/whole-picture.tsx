// Praises the person for a complete mosaic, unless the solver filled in some of it, and saves its
// picture as an image.

import { FileDown } from 'lucide-react';
import { Link } from 'wouter';
import type { Mosaic } from '../../src/packs/mosaic.ts';
import { useLanguage, useText } from '../app/texts.ts';
import { showToast } from '../app/toasts.ts';
import { Button } from '../design/button.tsx';
import { solvedCount } from '../puzzle-store/mosaics/tile-states.ts';
import { namedFile } from '../share/file-name.ts';
import { saveFile } from '../share/save-file.ts';
import { pngOf } from '../share/vector/canvas.ts';
import { pictureImage } from '../share/vector/picture-image.ts';
import type { Standing } from '../storage/standing.ts';
import styles from './whole-picture.module.css';

interface WholePictureProps {
  readonly mosaic: Mosaic;
  /** A mark for each cell. */
  readonly cells: Uint8Array;
  readonly states: readonly Standing[];
}

export function WholePicture({ mosaic, cells, states }: WholePictureProps) {
  const text = useText();
  const title = mosaic.titles[useLanguage()];
  const width = mosaic.columns * mosaic.tileWidth;
  const height = mosaic.rows * mosaic.tileHeight;
  const filled = states.length - solvedCount(states);
  const save = async (): Promise<void> => {
    const palette = mosaic.palette.map((rgb) => ({ rgb }));
    const png = await pngOf(pictureImage({ width, height, palette }, cells));
    saveFile(png, 'image/png', namedFile({ title, width, height }, 'png'));
  };
  const failed = (error: unknown): void =>
    void showToast(text('app.failed', { message: String(error) }));
  return (
    <>
      <div role="status">
        <h2 className={styles.title}>{text('mosaic.whole')}</h2>
        <p>{text('mosaic.whole.text', { count: states.length, filled })}</p>
      </div>
      <div className={styles.actions}>
        <Button kind="primary" icon={FileDown} onClick={() => void save().catch(failed)}>
          {text('mosaic.save')}
        </Button>
        <Link href="/mosaic">{text('mosaic.another')}</Link>
      </div>
    </>
  );
}
