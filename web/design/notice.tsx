// A message in place: what is wrong, what was found, or what can be done.

import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly kind?: 'info' | 'good' | 'wrong';
  readonly children: ReactNode;
  /** The buttons of the message. */
  readonly actions?: ReactNode;
}

const ICONS: Readonly<Record<NonNullable<NoticeProps['kind']>, LucideIcon>> = {
  info: Info,
  good: CircleCheck,
  wrong: CircleAlert,
};

export function Notice({ kind = 'info', children, actions }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      role={kind === 'wrong' ? 'alert' : 'status'}
    >
      <Icon aria-hidden size={20} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
