// A switch with its label.

import { Switch as SwitchPrimitive } from 'radix-ui';
import { useId } from 'react';
import styles from './controls.module.css';

interface SwitchProps {
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
