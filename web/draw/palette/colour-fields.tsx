// Fields for the look and the name of the chosen colour, and a button that removes the colour.

import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { isBlackAndWhite } from '../../../src/puzzle/palette.ts';
import { useText } from '../../app/texts.ts';
import { colourName } from '../../board/view/spoken-names.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Select } from '../../design/select.tsx';
import card from '../card.module.css';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';
import styles from './colour-fields.module.css';
import { isNameTaken, paintNames } from './colour-words.ts';
import { canRemoveColour, cellsInColour, withName, withShade } from './palette-edit.ts';

interface ColourFieldsProps {
  readonly editor: DrawingEditor;
  readonly colour: number;
  /** Removes the colour; its cells get the colour `into`. */
  readonly onRemove: (into: number) => void;
}

export function ColourFields(props: ColourFieldsProps) {
  const { editor, colour } = props;
  const text = useText();
  const { palette } = editor.picture;
  const { rgb } = palette[colour];
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <div className={styles.fields}>
      <ColourInput
        label={text('draw.colour.rgb')}
        rgb={rgb}
        onRgb={(next) => editor.change((own) => withShade(own, colour, next))}
      />
      {isBlackAndWhite(palette) && (
        <p className={`${card.soft} ${styles.themed}`}>{text('draw.colour.themed')}</p>
      )}
      {colour > 0 && !isBlackAndWhite(palette) && (
        <>
          <NameField {...{ editor, colour }} />
          <IconButton
            icon={Trash2}
            label={text('draw.colour.remove')}
            disabled={!canRemoveColour(palette)}
            pressed={isRemoving}
            onClick={() => setIsRemoving(!isRemoving)}
          />
          {isRemoving && canRemoveColour(palette) && <MergeFields {...props} />}
        </>
      )}
    </div>
  );
}

interface ColourInputProps {
  readonly label: string;
  readonly rgb: string;
  readonly onRgb: (rgb: string) => void;
}

/**
 * Reports a colour when the person has chosen it and not during the choice, so that the choice is
 * one step of undo.
 */
function ColourInput({ label, rgb, onRgb }: ColourInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onRgb);
  latest.current = onRgb;
  useEffect(() => {
    const { current: element } = input;
    if (element) element.value = rgb;
    // The change event of React fires at every move during the choice.
    const onChange = (): void => latest.current(element?.value ?? rgb);
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, [rgb]);
  return (
    <input
      ref={input}
      type="color"
      aria-label={label}
      className={styles.colourInput}
      defaultValue={rgb}
    />
  );
}

/**
 * Takes effect on Enter or when the field loses the focus. If the field is empty, the colour is
 * named after its shade. The name of another colour is refused.
 */
function NameField({ editor, colour }: Pick<ColourFieldsProps, 'editor' | 'colour'>) {
  const text = useText();
  const id = useId();
  const { palette } = editor.picture;
  const own = colourName(text, palette[colour]);
  const [typed, setTyped] = useState(own);
  useEffect(() => setTyped(own), [own]);
  const name = typed.trim();
  const isTaken = name !== own && isNameTaken(text, palette, colour, name);
  const keep = (): void => {
    if (name === own || isTaken) return;
    editor.change((picture) => withName(picture, colour, name));
    // If the colour was named after its shade before, its name stays the same, so the effect above
    // does not fill the field.
    if (name === '') setTyped(own);
  };
  return (
    <>
      <label className={styles.nameField}>
        <span className="visually-hidden">{text('draw.colour.name')}</span>
        <input
          className={card.input}
          value={typed}
          maxLength={40}
          aria-invalid={isTaken}
          aria-describedby={isTaken ? id : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => (isTaken ? setTyped(own) : keep())}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
      </label>
      {isTaken && (
        <p id={id} role="alert" className={`${card.wrong} ${styles.wrong}`}>
          {text('draw.colour.name.taken', { name })}
        </p>
      )}
    </>
  );
}

function MergeFields({ editor, colour, onRemove }: ColourFieldsProps) {
  const text = useText();
  const { picture } = editor;
  const names = paintNames(text, picture.palette);
  const [into, setInto] = useState('0');
  const others = [...picture.palette.keys()].filter((index) => index !== colour);
  return (
    <div className={styles.merge}>
      <Select
        label={text('draw.colour.merge', { count: cellsInColour(picture, colour) })}
        value={into}
        choices={others.map((index) => [String(index), names[index]])}
        onChange={setInto}
      />
      <Button kind="danger" onClick={() => onRemove(Number(into))}>
        {text('draw.colour.remove')}
      </Button>
    </div>
  );
}
