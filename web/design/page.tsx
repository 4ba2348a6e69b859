// A screen with a heading, as wide as is good to read or as wide as there is room.

import { type ReactNode, useEffect } from 'react';
import { useText } from '../app/words.tsx';
import styles from './page.module.css';

export interface PageProps {
  readonly title: string;
  /** What stands beside the heading. */
  readonly aside?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, aside, wide, children }: PageProps) {
  useTitle(title);
  return (
    <main id="content" className={`${styles.page} ${wide ? styles.wide : ''}`} tabIndex={-1}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {aside}
      </div>
      {children}
    </main>
  );
}

/** The name of the tab. */
export function useTitle(title: string): void {
  const text = useText();
  useEffect(() => {
    document.title = `${title} · ${text('app.name')}`;
  }, [title, text]);
}
