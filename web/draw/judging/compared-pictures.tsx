// The drawing before and after a suggestion, side by side, each with its verdict and difficulty.

import { useEffect, useMemo, useRef } from 'react';
import type { Drawing } from '../../../src/create/drawing.ts';
import { withChanges } from '../../../src/create/repair/change.ts';
import { type Text, useText } from '../../app/texts.ts';
import { useCanvasColours } from '../canvas/use-canvas-colours.ts';
import type { Picture } from '../drawing/picture.ts';
import styles from './compared-pictures.module.css';
import type { Judgement } from './judgement.ts';
import { paintMiniature } from './paint-miniature.ts';
import { ratingWords } from './rating-words.ts';
import type { OfferedChanges } from './suggestion-list.ts';
import { type SuggestionRating, useSuggestionRating } from './use-suggestion-rating.ts';

interface ComparedPicturesProps {
  readonly picture: Picture;
  readonly judgement: Judgement;
  readonly suggestion: OfferedChanges;
}

export function ComparedPictures({ picture, judgement, suggestion }: ComparedPicturesProps) {
  const text = useText();
  const rating = useSuggestionRating(picture, suggestion);
  const { changes } = suggestion;
  const changed = useMemo(() => changes.map(({ cell }) => cell), [changes]);
  const after = useMemo(() => withChanges(picture.drawing, changes), [picture.drawing, changes]);
  return (
    <div className={styles.pair}>
      <figure className={styles.figure}>
        <Miniature {...{ picture }} drawing={picture.drawing} changed={NONE} />
        <figcaption>
          <strong>{text('draw.compare.before')}</strong> {wordsBefore(text, judgement)}
        </figcaption>
      </figure>
      <figure className={styles.figure}>
        <Miniature {...{ picture, changed }} drawing={after} />
        <figcaption data-testid="difficulty-after">
          <strong>{text('draw.compare.after', { count: changed.length })}</strong>{' '}
          {wordsAfter(text, rating)}
        </figcaption>
      </figure>
    </div>
  );
}

const NONE: readonly never[] = [];

function wordsBefore(text: Text, judgement: Judgement): string {
  if (judgement.kind !== 'judged') return '';
  const { verdict, open } = judgement.ambiguity;
  if (verdict === 'unique') return ratingWords(text, judgement.rating);
  if (verdict === 'multiple') return text('draw.compare.open', { count: open.length });
  return text('draw.brief.unknown');
}

function wordsAfter(text: Text, rating: SuggestionRating): string {
  if (rating.kind === 'failed') return text('app.failed', { message: rating.message });
  if (rating.kind === 'working') return text('draw.rating.working');
  const words = ratingWords(text, rating.rating);
  return rating.rating.verdict === 'unique'
    ? text('draw.compare.unique', { rating: words })
    : words;
}

interface MiniatureProps {
  readonly picture: Picture;
  readonly drawing: Drawing;
  readonly changed: readonly number[];
}

/** The picture for eyes alone: its changes are in words beside it. */
function Miniature({ picture: { palette }, drawing, changed }: MiniatureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colours = useCanvasColours(palette);
  useEffect(() => {
    if (canvas.current) paintMiniature(canvas.current, { drawing, changed, colours });
  }, [drawing, changed, colours]);
  return <canvas ref={canvas} aria-hidden className={styles.picture} />;
}
