// Makes the puzzle of a drawing easier or harder, or of a difficulty that is chosen.

import { useState } from 'react';
import type { UniqueLabel } from '../../../src/explain/rate/label.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Select } from '../../design/select.tsx';
import card from '../card.module.css';
import styles from './difficulty-part.module.css';
import type { Repairing } from './use-repair.ts';
import { boundOf, labelBeside, labelsBesides, rangeTowards } from './wanted-labels.ts';

interface DifficultyPartProps {
  /** The label of the drawing. */
  readonly label: UniqueLabel;
  readonly repairing: Repairing;
}

export function DifficultyPart({ label, repairing }: DifficultyPartProps) {
  const text = useText();
  return (
    <>
      <div className={card.row}>
        <Button onClick={() => repairing.start('easier')}>{text('draw.difficulty.easier')}</Button>
        <Button onClick={() => repairing.start('harder')}>{text('draw.difficulty.harder')}</Button>
      </div>
      <details className={card.soft}>
        <summary>{text('draw.difficulty.reach')}</summary>
        <LabelChoice {...{ label, repairing }} />
      </details>
    </>
  );
}

function LabelChoice({ label, repairing }: DifficultyPartProps) {
  const text = useText();
  const [chosen, setChosen] = useState<UniqueLabel>(label);
  // The drawing may have got the label that was chosen.
  const value = chosen === label ? labelBeside(label) : chosen;
  return (
    <div className={styles.reach}>
      <Select
        label={text('draw.difficulty.wanted')}
        value={value}
        choices={labelsBesides(label).map((each) => [
          each,
          text(`draw.difficulty.${boundOf(each, label)}`, { label: each }),
        ])}
        onChange={setChosen}
      />
      <Button onClick={() => repairing.start(rangeTowards(value, label))}>
        {text('draw.difficulty.search')}
      </Button>
    </div>
  );
}
