// Switch, choice of one, and slider, each with its label.

import { Slider as SliderPrimitive, Switch as SwitchPrimitive, ToggleGroup } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import styles from './controls.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <SwitchPrimitive.Root
        id={id}
        className={styles.switch}
        checked={checked}
        onCheckedChange={onChange}
      >
        <SwitchPrimitive.Thumb className={styles.thumb} />
      </SwitchPrimitive.Root>
    </div>
  );
}

export interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, content: ReactNode, name?: string])[];
  readonly onChange: (value: T) => void;
  /** The label is for screen readers alone. */
  readonly quiet?: boolean;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({
  label,
  value,
  choices,
  onChange,
  quiet,
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className={quiet ? styles.bare : styles.row}>
      <span id={id} className={quiet ? 'visually-hidden' : ''}>
        {label}
      </span>
      <ToggleGroup.Root
        type="single"
        className={styles.choice}
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => next !== '' && onChange(next as T)}
      >
        {choices.map(([choice, content, name]) => (
          <ToggleGroup.Item
            key={choice}
            value={choice}
            className={styles.option}
            aria-label={name}
            title={name}
          >
            {content}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  );
}

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** The value as it is read out and shown. */
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
