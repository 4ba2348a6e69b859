// How cells are chosen: the style, and what belongs to it.

import { useText } from '../../../app/texts.ts';
import { Choice } from '../../../design/choice.tsx';
import { Slider } from '../../../design/slider.tsx';
import { Switch } from '../../../design/switch.tsx';
import { canDither, hasThreshold, PICTURE_STYLES } from '../choice/image-choice.ts';
import type { Imaging } from '../use-image.ts';
import styles from './options.module.css';

type StyleOptionsProps = Pick<Imaging, 'choice' | 'change' | 'made'>;

export function StyleOptions({ choice, change, made }: StyleOptionsProps) {
  const text = useText();
  if (choice.colourSource !== 'image') return null;
  return (
    <>
      <Choice
        label={text('draw.image.style')}
        value={choice.style}
        choices={PICTURE_STYLES.map((style) => [style, text(`draw.image.style.${style}`)])}
        onChange={(style) => change((own) => ({ ...own, style }))}
      />
      <p className={styles.note}>{text(`draw.image.style.note.${choice.style}`)}</p>
      {hasThreshold(choice) && <ThresholdOptions {...{ choice, change, made }} />}
      {canDither(choice) && (
        <Switch
          label={text('draw.image.dither')}
          checked={choice.dither}
          onChange={(dither) => change((own) => ({ ...own, dither }))}
        />
      )}
      {canDither(choice) && choice.dither && (
        <p className={styles.note}>{text('draw.image.dither.note')}</p>
      )}
    </>
  );
}

function ThresholdOptions({ choice, change, made }: StyleOptionsProps) {
  const text = useText();
  const found = Math.round((made?.threshold ?? 0.5) * 100);
  const threshold = choice.threshold === 'auto' ? found : choice.threshold;
  return (
    <>
      <Switch
        label={text('draw.image.auto')}
        checked={choice.threshold === 'auto'}
        onChange={(isAuto) => change((own) => ({ ...own, threshold: isAuto ? 'auto' : found }))}
      />
      <Slider
        label={text('draw.image.threshold')}
        value={threshold}
        min={0}
        max={100}
        onChange={(next) => change((own) => ({ ...own, threshold: next }))}
        shown={text('draw.image.percent', { share: threshold / 100 })}
      />
      <Switch
        label={text('draw.image.invert')}
        checked={choice.invert}
        onChange={(invert) => change((own) => ({ ...own, invert }))}
      />
    </>
  );
}
