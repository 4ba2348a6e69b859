// The image as it was read, with the crop over it.

import { useRef } from 'react';
import { wholeCrop } from '../../../../src/create/images/crop-image.ts';
import { useText } from '../../../app/texts.ts';
import { Button } from '../../../design/button.tsx';
import { CROP_EDGES, isSameCrop } from '../choice/crop-edges.ts';
import { withCrop } from '../choice/image-choice.ts';
import type { OpenedImage } from '../reading/opened-image.ts';
import type { Imaging } from '../use-image.ts';
import { CropHandle } from './crop-handle.tsx';
import { PixelCanvas } from './pixel-canvas.tsx';
import styles from './views.module.css';

interface OriginalViewProps {
  readonly imaging: Imaging;
  readonly opened: OpenedImage;
}

export function OriginalView({ imaging, opened: { image, trim } }: OriginalViewProps) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const { choice, change } = imaging;
  const { crop } = choice;
  const whole = wholeCrop(image);
  const isTrimmed = isSameCrop(crop, trim);
  const cutTo = (next: typeof crop): void => change((own) => withCrop(own, next));
  const shareOf = (pixels: number, side: number): string => `${(100 * pixels) / side}%`;
  return (
    <div className={styles.view}>
      <PixelCanvas image={image} label={text('draw.image.original')}>
        <div ref={frame} className={styles.shade}>
          <div
            className={styles.crop}
            style={{
              left: shareOf(crop.left, image.width),
              top: shareOf(crop.top, image.height),
              width: shareOf(crop.width, image.width),
              height: shareOf(crop.height, image.height),
            }}
          />
        </div>
        {CROP_EDGES.map((edge) => (
          <CropHandle key={edge} {...{ image, crop, edge, frame }} onCrop={cutTo} />
        ))}
      </PixelCanvas>
      <p className={styles.facts}>
        {text('draw.image.pixels', { width: crop.width, height: crop.height })}
      </p>
      <div className={styles.buttons}>
        <Button
          aria-pressed={isTrimmed && !isSameCrop(trim, whole)}
          disabled={isSameCrop(trim, whole)}
          onClick={() => cutTo(isTrimmed ? whole : trim)}
        >
          {text('draw.image.trim')}
        </Button>
        <Button onClick={() => cutTo(whole)}>{text('draw.image.whole')}</Button>
      </div>
    </div>
  );
}
