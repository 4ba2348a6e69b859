// The fields for the title and the other texts of the puzzle, and for its colours.

import { Plus, X } from 'lucide-react';
import { isMonochrome, MAX_COLOURS } from '../../src/puzzle/palette.ts';
import { useText } from '../app/texts.ts';
import { Button, IconButton } from '../design/button.tsx';
import { MetaFields } from '../puzzle-store/details/meta-fields.tsx';
import { recoloured, withNewColour, withoutColour } from './draft/draft-colours.ts';
import type { TypedDraft } from './draft/typed-draft.ts';
import styles from './enter.module.css';

interface PuzzleDetailsProps {
  readonly draft: TypedDraft;
  readonly onChange: (next: (draft: TypedDraft) => TypedDraft, tag?: string) => void;
}

export function PuzzleDetails({ draft, onChange }: PuzzleDetailsProps) {
  return (
    <div className={styles.details}>
      <MetaFields
        meta={draft.meta}
        onChange={(name, value) =>
          onChange((own) => ({ ...own, meta: { ...own.meta, [name]: value } }), name)
        }
      />
      <Colours draft={draft} onChange={onChange} />
    </div>
  );
}

function Colours({ draft, onChange }: PuzzleDetailsProps) {
  const text = useText();
  const { palette } = draft;
  const isPlain = isMonochrome(palette);
  return (
    <fieldset className={styles.colours}>
      <legend>{text('enter.colours')}</legend>
      {palette.slice(1).map(({ symbol, rgb }, i) => (
        <div key={symbol} className={styles.colour}>
          <input
            type="color"
            className={styles.swatch}
            value={rgb}
            aria-label={text('enter.colour', { letter: symbol })}
            onChange={({ target }) =>
              onChange((own) => recoloured(own, i + 1, target.value), `colour ${symbol}`)
            }
          />
          {!isPlain && <span className={styles.symbol}>{symbol}</span>}
          {!isPlain && (
            <IconButton
              icon={X}
              label={text('enter.colour.remove', { letter: symbol })}
              onClick={() => onChange((own) => withoutColour(own, i + 1))}
            />
          )}
        </div>
      ))}
      {palette.length <= MAX_COLOURS && (
        <Button icon={Plus} kind="quiet" onClick={() => onChange(withNewColour)}>
          {text('enter.colour.add')}
        </Button>
      )}
      {!isPlain && <p className={styles.soft}>{text('enter.colours.hint')}</p>}
    </fieldset>
  );
}
