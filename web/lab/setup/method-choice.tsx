// All methods as toggles. Switching a method on adds it to the comparison. Switching it off removes
// all its entries.

import { Check, Plus } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import { METHODS } from '../methods.ts';
import styles from './method-choice.module.css';
import { type ComparedMethod, comparedMethodOf, MOST_METHODS } from './setup.ts';

interface MethodChoiceProps {
  readonly comparedMethods: readonly ComparedMethod[];
  readonly onChange: (comparedMethods: readonly ComparedMethod[]) => void;
}

export function MethodChoice({ comparedMethods, onChange }: MethodChoiceProps) {
  const text = useText();
  const isFull = comparedMethods.length >= MOST_METHODS;
  return (
    <fieldset className={styles.methods}>
      <legend>{text('lab.methods')}</legend>
      {METHODS.map(({ id }) => {
        const isOn = comparedMethods.some(({ method }) => method === id);
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
                  ? comparedMethods.filter(({ method }) => method !== id)
                  : [...comparedMethods, comparedMethodOf(id)],
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
