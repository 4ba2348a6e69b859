// Judges the preview like a drawing: a new picture cancels the judgement of the one before.

import { type Text, useText } from '../../../app/texts.ts';
import { Button } from '../../../design/button.tsx';
import { WorkBar } from '../../../design/work-bar.tsx';
import type { Picture } from '../../drawing/picture.ts';
import { briefJudgement } from '../../judging/brief-verdict.ts';
import { isAmbiguous, type Judgement } from '../../judging/judgement.ts';
import { useJudgement } from '../../judging/use-judgement.ts';
import styles from './views.module.css';

/** Milliseconds until the bar of a search appears. */
const SHOWN_AFTER = 1000;

export function PictureVerdict({ picture }: { readonly picture: Picture }) {
  const text = useText();
  const { judgement, running, lookLonger } = useJudgement(picture);
  const [Icon, words] = briefJudgement(text, judgement);
  const share = judgement.kind === 'working' ? judgement.share : undefined;
  const label = text('draw.image.judging');
  return (
    <>
      <p className={styles.verdict} role="status" data-testid="image-verdict">
        <Icon aria-hidden size={18} />
        {judgement.kind === 'working' ? label : (cellsWords(text, judgement) ?? words)}
      </p>
      <WorkBar work={running && { ...running, label, share }} after={SHOWN_AFTER} />
      {lookLonger && <Button onClick={lookLonger}>{text('draw.look-longer')}</Button>}
    </>
  );
}

/** Tells how many cells are ambiguous, if any are. */
function cellsWords(text: Text, judgement: Judgement): string | undefined {
  if (!isAmbiguous(judgement)) return undefined;
  const { ambiguity, isLooking = false } = judgement;
  const isLeast = isLooking || ambiguity.open.length > ambiguity.cells.length;
  return text('draw.image.several', {
    count: ambiguity.cells.length,
    bound: isLeast ? 'least' : 'exact',
  });
}
