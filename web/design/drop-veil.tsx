// Covers the whole window while something is dragged over it, and says what a drop would do.

import type { ReactNode } from 'react';
import styles from './drop-veil.module.css';

export function DropVeil({ children }: { readonly children: ReactNode }) {
  return <div className={styles.veil}>{children}</div>;
}
