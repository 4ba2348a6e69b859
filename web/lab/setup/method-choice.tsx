// All methods as toggles: on adds one to the comparison, off takes all of its kind out.

import { Check, Plus } from 'lucide-react';
import { useText } from '../../app/words.tsx';
import { METHODS } from '../methods.ts';
import styles from './method-choice.module.css';
import { type Contestant, contestantOf, MOST_CONTESTANTS } from './setup.ts';

export interface MethodChoiceProps {
  readonly contestants: readonly Contestant[];
  readonly onChange: (contestants: readonly Contestant[]) => void;
}

export function MethodChoice({ contestants, onChange }: MethodChoiceProps) {
  const text = useText();
  const isFull = contestants.length >= MOST_CONTESTANTS;
  return (
    <fieldset className={styles.methods}>
      <legend>{text('lab.methods')}</legend>
      {METHODS.map(({ id }) => {
        const isOn = contestants.some(({ method }) => method === id);
        const Icon = isOn ? Check : Plus;
        return (
          <button
            key={id}
            type="button"
            className={styles.chip}
            aria-pressed={isOn}
            disabled={!isOn && isFull}
            onClick={() =>
              onChange(
                isOn
                  ? contestants.filter(({ method }) => method !== id)
                  : [...contestants, contestantOf(id)],
              )
            }
          >
            <Icon aria-hidden size={16} />
            {text(`lab.method.${id}`)}
          </button>
        );
      })}
    </fieldset>
  );
}
