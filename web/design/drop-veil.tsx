// Over the whole window while something hangs above it: what happens when it is dropped.

import type { ReactNode } from 'react';
import styles from './drop-veil.module.css';

export function DropVeil({ children }: { readonly children: ReactNode }) {
  return <div className={styles.veil}>{children}</div>;
}
