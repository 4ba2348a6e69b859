// The colours: one is chosen to paint with, and can be changed, merged into another or joined by more.

import { Plus, Trash2 } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { isMonochrome, type Palette } from '../../src/puzzle/palette.ts';
import { useText } from '../app/words.tsx';
import { colourNames } from '../board/names.ts';
import { patternOf } from '../board/patterns.ts';
import { Button, IconButton } from '../design/button.tsx';
import { Select } from '../design/select.tsx';
import styles from './draw.module.css';
import {
  canAddColour,
  canRemoveColour,
  cellsInColour,
  offeredColour,
  withColour,
  withLook,
  withoutColour,
} from './palette-edit.ts';
import { isThemed } from './use-look.ts';
import type { Studio } from './use-studio.ts';

export interface PaletteCardProps {
  readonly studio: Studio;
  readonly colour: number;
  readonly onColour: (colour: number) => void;
}

export function PaletteCard({ studio, colour, onColour }: PaletteCardProps) {
  const text = useText();
  const { palette } = studio.picture;
  const names = colourNames(text, palette);
  const add = (): void => {
    studio.change((own) => withColour(own, offeredColour(own.palette)));
    onColour(palette.length);
  };
  return (
    <section className={styles.card} aria-label={text('draw.colours')}>
      <div className={styles.cardHead}>
        <h2>{text('draw.colours')}</h2>
        <Button kind="quiet" icon={Plus} disabled={!canAddColour(palette)} onClick={add}>
          {text('draw.colour.add')}
        </Button>
      </div>
      <div className={styles.swatches}>
        {palette.map(({ symbol }, index) => (
          <button
            key={symbol}
            type="button"
            className={styles.swatch}
            aria-pressed={colour === index}
            onClick={() => onColour(index)}
          >
            <span className={styles.paint} style={paintStyle(palette, index)} />
            <span className={styles.swatchName}>
              {index === 0 ? text('draw.background') : names[index]}
            </span>
            {index > 0 && index < 10 && <kbd aria-hidden>{index}</kbd>}
          </button>
        ))}
      </div>
      <ColourFields
        key={`${colour} ${palette[colour]?.symbol}`}
        {...{ studio, colour, onColour }}
      />
    </section>
  );
}

/** As the drawing shows it. */
function paintStyle(palette: Palette, index: number): CSSProperties {
  if (isThemed(palette)) return { background: index === 0 ? 'var(--cell)' : 'var(--cell-painted)' };
  const { rgb } = palette[index];
  const pattern = index > 0 && !isMonochrome(palette) ? patternOf(index, rgb) : 'none';
  return { background: `${pattern} 0 0 / 8px 8px ${rgb}` };
}

/** What the chosen colour looks like and is called. */
function ColourFields({ studio, colour, onColour }: PaletteCardProps) {
  const text = useText();
  const { palette } = studio.picture;
  const look = palette[colour];
  const names = colourNames(text, palette);
  const [name, setName] = useState(colour === 0 ? text('draw.background') : names[colour]);
  const [isRemoving, setIsRemoving] = useState(false);
  const keepName = (): void => {
    const next = name.trim();
    if (next === '' || next === names[colour]) return;
    studio.change((own) => withLook(own, colour, { rgb: own.palette[colour].rgb, name: next }));
  };
  return (
    <div className={styles.fields}>
      <ColourInput
        key={look.rgb}
        label={text('draw.colour.rgb')}
        rgb={look.rgb}
        onRgb={(rgb) => studio.change((own) => withLook(own, colour, lookWith(look.name, rgb)))}
      />
      {colour > 0 && (
        <>
          <label className={styles.nameField}>
            <span className="visually-hidden">{text('draw.colour.name')}</span>
            <input
              className={styles.input}
              value={name}
              maxLength={40}
              onChange={(event) => setName(event.target.value)}
              onBlur={keepName}
              onKeyDown={({ key }) => key === 'Enter' && keepName()}
            />
          </label>
          <IconButton
            icon={Trash2}
            label={text('draw.colour.remove')}
            disabled={!canRemoveColour(palette)}
            pressed={isRemoving}
            onClick={() => setIsRemoving(!isRemoving)}
          />
        </>
      )}
      {isRemoving && <MergeFields {...{ studio, colour, onColour }} />}
    </div>
  );
}

/** A name that was only the digits of the colour goes on being that. */
function lookWith(name: string, rgb: string) {
  return { rgb, name: name.startsWith('#') ? rgb : name };
}

interface ColourInputProps {
  readonly label: string;
  readonly rgb: string;
  readonly onRgb: (rgb: string) => void;
}

/** Changes once the person has chosen, not with every move on the way, so that it is one step of undo. */
function ColourInput({ label, rgb, onRgb }: ColourInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onRgb);
  latest.current = onRgb;
  useEffect(() => {
    const { current: element } = input;
    // What React calls change is the move on the way.
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

function MergeFields({ studio, colour, onColour }: PaletteCardProps) {
  const text = useText();
  const { picture } = studio;
  const names = colourNames(text, picture.palette);
  const [into, setInto] = useState('0');
  const others = [...picture.palette.keys()].filter((index) => index !== colour);
  return (
    <div className={styles.merge}>
      <Select
        label={text('draw.colour.merge', { count: cellsInColour(picture, colour) })}
        value={into}
        choices={others.map((index) => [
          String(index),
          index === 0 ? text('draw.background') : names[index],
        ])}
        onChange={setInto}
      />
      <Button
        kind="danger"
        onClick={() => {
          studio.change((own) => withoutColour(own, colour, Number(into)));
          onColour(1);
        }}
      >
        {text('draw.colour.remove')}
      </Button>
    </div>
  );
}
