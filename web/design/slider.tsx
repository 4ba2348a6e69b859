// A slider with its label.

import { Slider as SliderPrimitive } from 'radix-ui';
import { useId } from 'react';
import styles from './controls.module.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** The value as text, read out and shown. */
  readonly shown?: string;
}

export function Slider({ label, value, min, max, step = 1, onChange, shown }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <span id={id}>{label}</span>
      <SliderPrimitive.Root
        className={styles.slider}
        value={[value]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next]) => next !== undefined && onChange(next)}
      >
        <SliderPrimitive.Track className={styles.track}>
          <SliderPrimitive.Range className={styles.range} />
        </SliderPrimitive.Track>
        <SliderPrimitive.Thumb
          className={styles.knob}
          aria-labelledby={id}
          aria-valuetext={shown}
        />
      </SliderPrimitive.Root>
      {shown !== undefined && <output className={styles.shown}>{shown}</output>}
    </div>
  );
}
