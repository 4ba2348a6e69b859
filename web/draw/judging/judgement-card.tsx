// The card with the verdict on the drawing as a puzzle, and with the search for changes if the
// puzzle has several solutions.

import { WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { UNIQUE_LABELS, type UniqueLabel } from '../../../src/explain/rate/label.ts';
import { type Text, useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { WorkBar } from '../../design/work-bar.tsx';
import card from '../card.module.css';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';
import { MapPart } from '../map/map-part.tsx';
import type { MapWish } from '../map/shown-map.ts';
import { DifficultyPart } from './difficulty-part.tsx';
import { GivingPart } from './giving-part.tsx';
import { isAmbiguous, type Judged, type Judgement, ratingIn } from './judgement.ts';
import styles from './judgement-card.module.css';
import { KeepPart } from './keep-part.tsx';
import { ratingWords } from './rating-words.ts';
import type { Judging } from './use-judgement.ts';
import type { Keeping } from './use-keeping.ts';
import type { Repairing } from './use-repair.ts';

/** Milliseconds until the bar of a search appears, so that it does not flicker between strokes. */
const SHOWN_AFTER = 1000;

interface JudgementCardProps {
  readonly editor: DrawingEditor;
  readonly judging: Judging;
  readonly repairing: Repairing;
  readonly keeping: Keeping;
  readonly mapWish: MapWish;
  readonly onMapWish: (wish: MapWish) => void;
  /** Scrolls a cell into sight. */
  readonly onReveal: (cell: number) => void;
  readonly onShowCell: (cell: number) => void;
  /** The content shown after the verdict. */
  readonly children: ReactNode;
}

export function JudgementCard(props: JudgementCardProps) {
  const { editor, judging, repairing, keeping, mapWish, onMapWish, onReveal, onShowCell } = props;
  const { children } = props;
  const text = useText();
  const { judgement, lookLonger } = judging;
  const { map, steps } = ratingIn(judgement) ?? {};
  const label = uniqueLabelOf(judgement);
  return (
    <section className={`${card.card} ${styles.card}`} aria-label={text('draw.judgement')}>
      <h2>{text('draw.judgement')}</h2>
      <div className={styles.verdict} data-testid="verdict" data-kind={kindOf(judgement)}>
        <Verdict judging={judging} />
      </div>
      {lookLonger !== undefined && (
        <div className={card.row}>
          <Button onClick={lookLonger}>{text('draw.look-longer')}</Button>
        </div>
      )}
      {isAmbiguous(judgement) && (
        <div className={card.row}>
          <Button kind="primary" icon={WandSparkles} onClick={() => repairing.start('unique')}>
            {text('draw.repair')}
          </Button>
          <Button kind="quiet" onClick={() => onShowCell(judgement.ambiguity.cells[0] ?? 0)}>
            {text('draw.show-ambiguous')}
          </Button>
        </div>
      )}
      {label !== undefined && <DifficultyPart {...{ label, repairing }} />}
      {children}
      {map && steps && (
        <MapPart {...{ map, onReveal }} steps={steps.steps} wish={mapWish} onWish={onMapWish} />
      )}
      {(isAmbiguous(judgement) || label !== undefined) && (
        <KeepPart keeping={keeping} picture={editor.picture} />
      )}
      {isAmbiguous(judgement) && <GivingPart editor={editor} onGiven={onShowCell} />}
    </section>
  );
}

/** Returns the label that another one can be easier or harder than, if there is one. */
function uniqueLabelOf(judgement: Judgement): UniqueLabel | undefined {
  return UNIQUE_LABELS.find((label) => label === ratingIn(judgement)?.label);
}

function kindOf(judgement: Judgement): string {
  return judgement.kind === 'judged' ? judgement.ambiguity.verdict : judgement.kind;
}

function Verdict({ judging }: { readonly judging: Judging }) {
  const text = useText();
  const { judgement, lookLonger } = judging;
  switch (judgement.kind) {
    case 'empty':
      return <p className={card.soft}>{text('draw.verdict.empty')}</p>;
    case 'working':
      return <Search judging={judging} label={workingWords(text, judgement.share)} />;
    case 'cancelled':
      return <Notice>{text('draw.verdict.cancelled')}</Notice>;
    case 'failed':
      return <Notice kind="wrong">{text('app.failed', { message: judgement.message })}</Notice>;
    case 'judged':
      return (
        <>
          <JudgedNotice judgement={judgement} canLookLonger={lookLonger !== undefined} />
          {judgement.isLooking && <Search judging={judging} label={text('draw.verdict.looking')} />}
        </>
      );
  }
}

interface SearchProps {
  readonly judging: Judging;
  readonly label: string;
}

/** Says what the search is at. Most searches end before there is anything to cancel. */
function Search({ judging: { judgement, running }, label }: SearchProps) {
  const share = judgement.kind === 'working' ? judgement.share : undefined;
  const words = <p className={card.soft}>{label}</p>;
  return (
    <WorkBar work={running && { ...running, label, share }} after={SHOWN_AFTER} before={words} />
  );
}

function workingWords(text: Text, share: number): string {
  return text('draw.verdict.working', { share: Math.floor(share * 100) / 100 });
}

interface JudgedNoticeProps {
  readonly judgement: Judged;
  readonly canLookLonger: boolean;
}

function JudgedNotice({ judgement, canLookLonger }: JudgedNoticeProps) {
  const text = useText();
  const { ambiguity } = judgement;
  if (ambiguity.verdict === 'unique') {
    return (
      <Notice kind="good">
        <strong>{text('draw.verdict.unique')}</strong>
        <span className={styles.rating}>{ratingWords(text, judgement.rating)}</span>
      </Notice>
    );
  }
  if (ambiguity.verdict === 'multiple') {
    return (
      <Notice>
        <strong>{text('draw.verdict.multiple')}</strong>
        <span className={styles.rating}>{cellsWords(text, judgement)}</span>
      </Notice>
    );
  }
  return (
    <Notice>{text(canLookLonger ? 'draw.verdict.unknown' : 'draw.verdict.unknown.long')}</Notice>
  );
}

function cellsWords(text: Text, { ambiguity, isLooking }: Judged): string {
  const count = ambiguity.cells.length;
  if (isLooking) return text('draw.verdict.cells.least', { count });
  const open = ambiguity.open.length - count;
  if (open === 0) return text('draw.verdict.cells', { count });
  return text('draw.verdict.cells.open', { count, open });
}
