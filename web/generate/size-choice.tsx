// The choice of the size: the common squares at one press, any other size by two fields.

import { useId, useState } from 'react';
import { useText } from '../app/texts.ts';
import controls from '../design/controls.module.css';
import { Radio } from '../design/radio.tsx';
import { Select } from '../design/select.tsx';
import styles from './new-puzzle.module.css';
import type { ChoicesProps } from './new-puzzle-dialog.tsx';
import { LONGEST_SIDE, SQUARES } from './puzzle-choices.ts';

const SIDES = Array.from({ length: LONGEST_SIDE }, (_, i) => String(i + 1));

export function SizeChoice({ choices: { width, height }, change }: ChoicesProps) {
  const text = useText();
  const id = useId();
  const [isWished, setWished] = useState(false);
  const square = width === height ? SQUARES.find((side) => side === width) : undefined;
  const isOther = isWished || square === undefined;
  return (
    <div className={styles.size}>
      <span id={id} className={styles.label}>
        {text('generate.size')}
      </span>
      <div role="radiogroup" className={styles.squares} aria-labelledby={id}>
        {SQUARES.map((side) => (
          <Radio
            key={side}
            group={id}
            className={`${controls.option} ${styles.option}`}
            checked={!isOther && side === square}
            onChoose={() => {
              setWished(false);
              change({ width: side, height: side });
            }}
          >
            {text('generate.square', { side })}
          </Radio>
        ))}
        <Radio
          group={id}
          className={`${controls.option} ${styles.option} ${styles.other}`}
          checked={isOther}
          onChoose={() => setWished(true)}
        >
          {text('generate.size.other')}
        </Radio>
      </div>
      {isOther && (
        <div className={styles.sides}>
          <Select
            label={text('generate.columns')}
            value={String(width)}
            choices={SIDES.map((side) => [side, side])}
            onChange={(side) => change({ width: Number(side) })}
          />
          <Select
            label={text('generate.rows')}
            value={String(height)}
            choices={SIDES.map((side) => [side, side])}
            onChange={(side) => change({ height: Number(side) })}
          />
        </div>
      )}
    </div>
  );
}
