// A bar with the colours and, in one line, the verdict on the drawing. It is for narrow screens,
// where the cards are out of sight while somebody draws.

import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from 'lucide-react';
import type { Palette } from '../../src/puzzle/palette.ts';
import { type Text, useText } from '../app/texts.ts';
import type { Judgement } from './judging/judgement.ts';
import { paintNames } from './palette/colour-words.ts';
import { paintStyle } from './palette/paint-style.ts';
import palettes from './palette/palette-card.module.css';
import styles from './quick-bar.module.css';

interface QuickBarProps {
  readonly palette: Palette;
  readonly colour: number;
  readonly onColour: (colour: number) => void;
  readonly judgement: Judgement;
}

export function QuickBar({ palette, colour, onColour, judgement }: QuickBarProps) {
  const text = useText();
  const [Icon, words] = inBrief(text, judgement);
  return (
    <div className={styles.bar}>
      <fieldset className={styles.colours} aria-label={text('draw.colours.quick')}>
        {paintNames(text, palette).map((name, index) => (
          <button
            key={palette[index].symbol}
            type="button"
            className={styles.colour}
            aria-pressed={colour === index}
            aria-label={text('draw.colour.use', { name })}
            onClick={() => onColour(index)}
          >
            <span className={palettes.paint} style={paintStyle(palette, index)} />
          </button>
        ))}
      </fieldset>
      <p className={styles.verdict}>
        <Icon aria-hidden size={18} />
        {words}
      </p>
    </div>
  );
}

/** Returns an icon and a short form of the verdict. */
function inBrief(text: Text, judgement: Judgement): readonly [LucideIcon, string] {
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
      return inBriefJudged(text, judgement);
  }
}

function inBriefJudged(
  text: Text,
  { ambiguity, rating }: Judgement & { readonly kind: 'judged' },
): readonly [LucideIcon, string] {
  if (ambiguity.verdict === 'multiple') return [CircleAlert, text('draw.brief.multiple')];
  if (ambiguity.verdict !== 'unique') return [CircleHelp, text('draw.brief.unknown')];
  const only = text('draw.brief.unique');
  const label = rating?.label && text(`library.difficulty.${rating.label}`);
  return [CircleCheck, label ? `${only} · ${label}` : only];
}
