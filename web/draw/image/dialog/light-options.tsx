// The brightness and the contrast of the image before it becomes a picture.

import { useText } from '../../../app/texts.ts';
import { Slider } from '../../../design/slider.tsx';
import type { Imaging } from '../use-image.ts';

/** The largest percentage of both sliders. */
const MOST = 250;

export function LightOptions({ choice, change }: Pick<Imaging, 'choice' | 'change'>) {
  const text = useText();
  return (['brightness', 'contrast'] as const).map((name) => (
    <Slider
      key={name}
      label={text(`draw.image.${name}`)}
      value={choice[name]}
      min={0}
      max={MOST}
      step={5}
      onChange={(percent) => change((own) => ({ ...own, [name]: percent }))}
      shown={text('draw.image.percent', { share: choice[name] / 100 })}
    />
  ));
}
