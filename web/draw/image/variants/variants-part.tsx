// Variants of the picture side by side. Choosing one makes its choices the current ones.

import { type ReactNode, useMemo } from 'react';
import { defined } from '../../../../src/puzzle/defined.ts';
import { type Text, useText } from '../../../app/texts.ts';
import { Button } from '../../../design/button.tsx';
import { WorkBar } from '../../../design/work-bar.tsx';
import { imageOfPicture } from '../../drawing/image-of-picture.ts';
import { briefVerdict } from '../../judging/brief-verdict.ts';
import { PixelCanvas } from '../dialog/pixel-canvas.tsx';
import type { Imaging } from '../use-image.ts';
import { hasVariant, type ImageVariant, SHOWN_VARIANTS, withVariant } from './image-variants.ts';
import styles from './variants.module.css';
import type { MadeVariant } from './variants-step.ts';

/** Milliseconds until the bar appears. */
const SHOWN_AFTER = 1500;

export function VariantsPart({
  choice,
  change,
  variants,
}: Pick<Imaging, 'choice' | 'change' | 'variants'>) {
  const text = useText();
  const { made, isStale, stage, running, resume } = variants;
  if (choice.isCellByCell || (made.length === 0 && stage === 'idle')) return null;
  const empty = stage === 'idle' || stage === 'cancelled' ? 0 : SHOWN_VARIANTS - made.length;
  const label = text(`draw.image.variants.${stage === 'judging' ? 'judging' : 'making'}`);
  return (
    <section className={styles.part} aria-label={text('draw.image.variants')}>
      <h3 className={styles.heading}>{text('draw.image.variants')}</h3>
      <div className={`${styles.variants} ${isStale ? styles.stale : ''}`}>
        {made.map((each) => (
          <VariantButton
            key={JSON.stringify(each.variant)}
            made={each}
            isChosen={hasVariant(choice, each.variant)}
            onChoose={() => change((own) => withVariant(own, each.variant))}
          />
        ))}
        {Array.from({ length: empty }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the empty places are all alike.
          <div key={place} className={styles.place} />
        ))}
      </div>
      <WorkBar work={running && { ...running, label }} after={SHOWN_AFTER} />
      {stage === 'cancelled' && (
        <Button onClick={resume}>{text('draw.image.variants.resume')}</Button>
      )}
    </section>
  );
}

interface VariantButtonProps {
  readonly made: MadeVariant;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function VariantButton({ made, isChosen, onChoose }: VariantButtonProps) {
  const text = useText();
  const image = useMemo(() => imageOfPicture(made.picture), [made.picture]);
  return (
    <button type="button" className={styles.variant} aria-pressed={isChosen} onClick={onChoose}>
      <PixelCanvas image={image} />
      <span>{variantName(text, made.variant)}</span>
      <span className={styles.verdict}>{verdictOf(text, made)}</span>
    </button>
  );
}

function verdictOf(text: Text, { ambiguity, rating }: MadeVariant): ReactNode {
  if (ambiguity === undefined) return ' ';
  const [Icon, words] = briefVerdict(text, { ambiguity, ...defined({ rating }) });
  return (
    <>
      <Icon aria-hidden size={14} /> {words}
    </>
  );
}

function variantName(text: Text, variant: ImageVariant): string {
  const { style, colours = 1, threshold, invert, brightness, contrast } = variant;
  if (brightness !== undefined && contrast !== undefined) {
    const light = { brightness: brightness / 100, contrast: contrast / 100 };
    return text('draw.image.variant.light', light);
  }
  if (colours > 1 || style === undefined)
    return text('draw.image.variant.colours', { count: colours });
  const words = text(`draw.image.style.${style}`);
  if (invert) return text('draw.image.variant.inverted', { style: words });
  if (typeof threshold !== 'number') return words;
  return text('draw.image.variant.threshold', { style: words, share: threshold / 100 });
}
