// The fields for title, author and colours of the puzzle.

import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { isMonochrome, MAX_COLOURS } from '../../src/puzzle/palette.ts';
import { useText } from '../app/texts.ts';
import { Button, IconButton } from '../design/button.tsx';
import { recoloured, withNewColour, withoutColour } from './draft/draft-colours.ts';
import type { TypedDraft } from './draft/typed-draft.ts';
import styles from './enter.module.css';

interface PuzzleDetailsProps {
  readonly draft: TypedDraft;
  readonly onChange: (next: (draft: TypedDraft) => TypedDraft, tag?: string) => void;
}

export function PuzzleDetails({ draft, onChange }: PuzzleDetailsProps) {
  const text = useText();
  return (
    <div className={styles.details}>
      {(['title', 'author'] as const).map((key) => (
        <TextField
          key={key}
          label={text(`enter.${key}`)}
          value={draft.meta[key] ?? ''}
          onChange={(value) =>
            onChange((own) => ({ ...own, meta: { ...own.meta, [key]: value } }), key)
          }
        />
      ))}
      <Colours draft={draft} onChange={onChange} />
    </div>
  );
}

function TextField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.pair}>
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        className={styles.textField}
        type="text"
        maxLength={200}
        autoComplete="off"
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
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
