// The picture that is made of the image, its facts, and its verdict as a puzzle.

import { useMemo } from 'react';
import { useText } from '../../../app/texts.ts';
import { imageOfPicture } from '../../drawing/image-of-picture.ts';
import { type Picture, withUsedColours } from '../../drawing/picture.ts';
import { PictureVerdict } from './picture-verdict.tsx';
import { PixelCanvas } from './pixel-canvas.tsx';
import styles from './views.module.css';

export function ResultView({ picture }: { readonly picture: Picture }) {
  const text = useText();
  const image = useMemo(() => imageOfPicture(picture), [picture]);
  const { width, height } = picture.drawing;
  const colours = withUsedColours(picture).palette.length - 1;
  return (
    <div className={styles.view}>
      <PixelCanvas image={image} label={text('draw.image.preview')} />
      <p className={styles.facts} data-testid="image-made">
        {text('draw.image.made', { width, height, colours })}
      </p>
      <PictureVerdict picture={picture} />
    </div>
  );
}
