// The verdict on a drawing in a few words, with an icon.

import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from 'lucide-react';
import type { Ambiguity } from '../../../src/create/ambiguity.ts';
import type { Rating } from '../../../src/explain/index.ts';
import type { Text } from '../../app/texts.ts';
import type { Judgement } from './judgement.ts';

type BriefVerdict = readonly [LucideIcon, string];

export function briefJudgement(text: Text, judgement: Judgement): BriefVerdict {
  switch (judgement.kind) {
    case 'empty':
      return [CircleHelp, text('draw.brief.empty')];
    case 'working':
      return [
        CircleHelp,
        text('draw.brief.working', { share: Math.floor(judgement.share * 100) / 100 }),
      ];
    case 'failed':
    case 'cancelled':
      return [CircleAlert, text('draw.brief.unknown')];
    case 'judged':
      return briefVerdict(text, judgement);
  }
}

interface Judged {
  readonly ambiguity: Pick<Ambiguity, 'verdict'>;
  readonly rating?: Pick<Rating, 'label'>;
}

export function briefVerdict(text: Text, { ambiguity, rating }: Judged): BriefVerdict {
  if (ambiguity.verdict === 'multiple') return [CircleAlert, text('draw.brief.multiple')];
  if (ambiguity.verdict !== 'unique') return [CircleHelp, text('draw.brief.unknown')];
  const only = text('draw.brief.unique');
  const label = rating?.label && text(`library.difficulty.${rating.label}`);
  return [CircleCheck, label ? `${only} · ${label}` : only];
}
