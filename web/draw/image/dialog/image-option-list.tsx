// The choices that shape the picture, group by group.

import { useText } from '../../../app/texts.ts';
import { Switch } from '../../../design/switch.tsx';
import type { OpenedImage } from '../reading/opened-image.ts';
import type { Imaging } from '../use-image.ts';
import { ColourOptions } from './colour-options.tsx';
import { LightOptions } from './light-options.tsx';
import styles from './options.module.css';
import { SizeOptions } from './size-options.tsx';
import { StyleOptions } from './style-options.tsx';

interface ImageOptionListProps {
  readonly imaging: Imaging;
  readonly opened: OpenedImage;
}

export function ImageOptionList({ imaging, opened }: ImageOptionListProps) {
  const text = useText();
  const { choice, change } = imaging;
  const { image, artColours } = opened;
  return (
    <div className={styles.options}>
      {artColours !== undefined && (
        <>
          <p className={styles.note}>
            {text('draw.image.art', {
              width: image.width,
              height: image.height,
              colours: artColours,
            })}
          </p>
          <Switch
            label={text('draw.image.cell-by-cell')}
            checked={choice.isCellByCell}
            onChange={(isCellByCell) => change((own) => ({ ...own, isCellByCell }))}
          />
        </>
      )}
      <SizeOptions {...imaging} />
      {!choice.isCellByCell && (
        <>
          <ColourOptions {...imaging} />
          <StyleOptions {...imaging} />
          <LightOptions {...imaging} />
        </>
      )}
    </div>
  );
}
