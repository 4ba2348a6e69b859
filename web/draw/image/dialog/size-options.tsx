// The size of the picture: two fields, and a switch that links them. Cell by cell, the fields show
// the size of the crop and cannot be changed.

import { useId, useState } from 'react';
import { useText } from '../../../app/texts.ts';
import { Switch } from '../../../design/switch.tsx';
import { isSide, MAX_DRAWN_SIDE } from '../../drawing/picture.ts';
import { withLink, withSide } from '../choice/image-choice.ts';
import type { Imaging } from '../use-image.ts';
import styles from './options.module.css';

export function SizeOptions({ choice, change }: Pick<Imaging, 'choice' | 'change'>) {
  const text = useText();
  const { isCellByCell, crop } = choice;
  const { width, height } = isCellByCell ? crop : choice;
  const field = { isFixed: isCellByCell };
  return (
    <>
      <div className={styles.sides}>
        <CellsField
          {...field}
          label={text('draw.width')}
          value={width}
          onValue={(cells) => change((own) => withSide(own, 'width', cells))}
        />
        <CellsField
          {...field}
          label={text('draw.height')}
          value={height}
          onValue={(cells) => change((own) => withSide(own, 'height', cells))}
        />
      </div>
      {!isCellByCell && (
        <Switch
          label={text('draw.image.link')}
          checked={choice.isLinked}
          onChange={(isLinked) => change((own) => withLink(own, isLinked))}
        />
      )}
    </>
  );
}

interface CellsFieldProps {
  readonly label: string;
  readonly value: number;
  readonly isFixed: boolean;
  readonly onValue: (value: number) => void;
}

/**
 * Takes effect as soon as a valid number is typed. When the field loses the focus, it shows the
 * last valid number again.
 */
function CellsField({ label, value, isFixed, onValue }: CellsFieldProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !isSide(Number(typed));
  return (
    <>
      <label className={styles.field}>
        <span>{label}</span>
        <input
          type="number"
          inputMode="numeric"
          className={styles.side}
          min={1}
          max={MAX_DRAWN_SIDE}
          value={typed ?? value}
          disabled={isFixed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            if (isSide(Number(target.value))) onValue(Number(target.value));
          }}
          onBlur={() => setTyped(undefined)}
        />
      </label>
      {isWrong && (
        <p id={id} role="alert" className={styles.wrong}>
          {text('draw.size.wrong', { most: MAX_DRAWN_SIDE })}
        </p>
      )}
    </>
  );
}
