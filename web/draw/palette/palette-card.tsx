// The card with the colours. One colour is chosen for painting. Colours can be added, changed, or
// merged into another colour.

import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import card from '../card.module.css';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';
import { ColourFields } from './colour-fields.tsx';
import { paintNames } from './colour-words.ts';
import { paintStyle } from './paint-style.ts';
import styles from './palette-card.module.css';
import {
  canAddColour,
  offeredColour,
  withAddedColour,
  withColourReplaced,
} from './palette-edit.ts';

interface PaletteCardProps {
  readonly editor: DrawingEditor;
  readonly colour: number;
  readonly onColour: (colour: number) => void;
}

export function PaletteCard({ editor, colour, onColour }: PaletteCardProps) {
  const text = useText();
  const swatches = useRef<HTMLDivElement>(null);
  const { palette } = editor.picture;
  const names = paintNames(text, palette);
  const add = (): void => {
    editor.change((own) => withAddedColour(own, offeredColour(own.palette)));
    onColour(palette.length);
  };
  const remove = (into: number): void => {
    flushSync(() => {
      editor.change((own) => withColourReplaced(own, colour, into));
      onColour(1);
    });
    // The button that was pressed is gone.
    swatches.current?.querySelectorAll('button')[1]?.focus();
  };
  return (
    <section className={card.card} aria-label={text('draw.colours')}>
      <div className={card.cardHead}>
        <h2>{text('draw.colours')}</h2>
        <Button kind="quiet" icon={Plus} disabled={!canAddColour(palette)} onClick={add}>
          {text('draw.colour.add')}
        </Button>
      </div>
      <div ref={swatches} className={styles.swatches}>
        {palette.map(({ symbol }, index) => (
          <button
            key={symbol}
            type="button"
            className={styles.swatch}
            aria-pressed={colour === index}
            onClick={() => onColour(index)}
          >
            <span className={styles.paint} style={paintStyle(palette, index)} />
            <span className={styles.swatchName}>{names[index]}</span>
            {index > 0 && index < 10 && <kbd aria-hidden>{index}</kbd>}
          </button>
        ))}
      </div>
      <ColourFields
        key={`${colour} ${palette[colour].symbol}`}
        {...{ editor, colour }}
        onRemove={remove}
      />
    </section>
  );
}
