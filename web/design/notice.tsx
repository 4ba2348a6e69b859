// A message in place: what is wrong, what was found, or what can be done.

import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const LOOKS = {
  info: { icon: Info, className: '' },
  good: { icon: CircleCheck, className: styles.good },
  wrong: { icon: CircleAlert, className: styles.wrong },
} as const;

interface NoticeProps {
  readonly kind?: keyof typeof LOOKS;
  readonly children: ReactNode;
  /** The buttons of the message. */
  readonly actions?: ReactNode;
}

export function Notice({ kind = 'info', children, actions }: NoticeProps) {
  const { icon: Icon, className } = LOOKS[kind];
  return (
    <div className={`${styles.notice} ${className}`} role={kind === 'wrong' ? 'alert' : 'status'}>
      <Icon aria-hidden size={20} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
