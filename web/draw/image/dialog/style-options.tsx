// How cells are chosen: the style, and what belongs to it.

import { useText } from '../../../app/texts.ts';
import { Choice } from '../../../design/choice.tsx';
import { Slider } from '../../../design/slider.tsx';
import { Switch } from '../../../design/switch.tsx';
import { canDither, isInOneColour, styleOf, stylesFor } from '../choice/image-choice.ts';
import type { Imaging } from '../use-image.ts';
import styles from './options.module.css';

type StyleOptionsProps = Pick<Imaging, 'choice' | 'change' | 'made'>;

export function StyleOptions({ choice, change, made }: StyleOptionsProps) {
  const text = useText();
  const style = styleOf(choice);
  return (
    <>
      <Choice
        label={text('draw.image.style')}
        value={style}
        choices={stylesFor(choice).map((each) => [each, text(`draw.image.style.${each}`)])}
        onChange={(next) => change((own) => ({ ...own, style: next }))}
      />
      <p className={styles.note}>{text(`draw.image.style.note.${style}`)}</p>
      {isInOneColour(choice) && <ThresholdOptions {...{ choice, change, made }} />}
      {isInOneColour(choice) && (
        <Switch
          label={text('draw.image.invert')}
          checked={choice.invert}
          onChange={(invert) => change((own) => ({ ...own, invert }))}
        />
      )}
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

/** Outlines of flat areas need no threshold: then the conversion has none. */
function ThresholdOptions({ choice, change, made }: StyleOptionsProps) {
  const text = useText();
  if (choice.style === 'outlines' && made?.threshold === undefined) return null;
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
    </>
  );
}
