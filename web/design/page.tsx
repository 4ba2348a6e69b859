// A screen with a heading. Its width suits reading unless it is `wide`.

import { type ReactNode, useEffect } from 'react';
import { useText } from '../app/texts.ts';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** Content beside the heading. */
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

/** Sets the title of the tab. */
export function useTitle(title: string): void {
  const text = useText();
  useEffect(() => {
    document.title = `${title} · ${text('app.name')}`;
  }, [title, text]);
}
