// Changes the size of the picture at any side, and shifts its cells.

import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Minus,
  Plus,
} from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useText } from '../app/texts.ts';
import { IconButton } from '../design/button.tsx';
import card from './card.module.css';
import {
  canAddLines,
  isSide,
  MAX_DRAWN_SIDE,
  SIDES,
  shiftedBy,
  sized,
  withLines,
} from './drawing/picture.ts';
import type { DrawingEditor } from './drawing/use-drawing-editor.ts';
import styles from './size-card.module.css';

const SHIFTS = [
  ['left', ArrowLeft, -1, 0],
  ['up', ArrowUp, 0, -1],
  ['down', ArrowDown, 0, 1],
  ['right', ArrowRight, 1, 0],
] as const satisfies readonly (readonly [string, LucideIcon, number, number])[];

export function SizeCard({ editor }: { readonly editor: DrawingEditor }) {
  const text = useText();
  const { picture, change } = editor;
  const { width, height } = picture.drawing;
  return (
    <section className={card.card} aria-label={text('draw.size')}>
      <h2>{text('draw.size')}</h2>
      <div className={styles.sizes}>
        <SideField
          label={text('draw.width')}
          value={width}
          onValue={(next) => change((own) => sized(own, next, own.drawing.height))}
        />
        <SideField
          label={text('draw.height')}
          value={height}
          onValue={(next) => change((own) => sized(own, own.drawing.width, next))}
        />
      </div>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <fieldset key={side} className={styles.side}>
            <legend>{text(`draw.side.${side}`)}</legend>
            <IconButton
              icon={Minus}
              label={text('draw.side.less', { side: text(`draw.side.${side}`) })}
              disabled={!canAddLines(picture, side, -1)}
              onClick={() => change((own) => withLines(own, side, -1))}
            />
            <IconButton
              icon={Plus}
              label={text('draw.side.more', { side: text(`draw.side.${side}`) })}
              disabled={!canAddLines(picture, side, 1)}
              onClick={() => change((own) => withLines(own, side, 1))}
            />
          </fieldset>
        ))}
        <fieldset className={styles.shifts}>
          <legend>{text('draw.shift')}</legend>
          {SHIFTS.map(([name, icon, right, down]) => (
            <IconButton
              key={name}
              icon={icon}
              label={text(`draw.shift.${name}`)}
              onClick={() => change((own) => shiftedBy(own, right, down))}
            />
          ))}
        </fieldset>
      </div>
    </section>
  );
}

/**
 * Takes effect on Enter or when the field loses the focus, so that a 1 on the way to 15 does not
 * cut the picture.
 */
function SideField(props: {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}) {
  const text = useText();
  const [typed, setTyped] = useState(String(props.value));
  useEffect(() => setTyped(String(props.value)), [props.value]);
  const isRight = isSide(Number(typed));
  const take = (): void => {
    if (isRight) props.onValue(Number(typed));
  };
  const id = useId();
  return (
    <>
      <label className={styles.field}>
        <span>{props.label}</span>
        <input
          type="number"
          className={card.input}
          min={1}
          max={MAX_DRAWN_SIDE}
          value={typed}
          aria-invalid={!isRight}
          aria-describedby={isRight ? undefined : id}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => (isRight ? take() : setTyped(String(props.value)))}
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
      </label>
      {!isRight && (
        <p id={id} role="alert" className={`${card.wrong} ${styles.wrong}`}>
          {text('draw.size.wrong', { most: MAX_DRAWN_SIDE })}
        </p>
      )}
    </>
  );
}
