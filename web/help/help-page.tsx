// A page of the Help screen: its heading, links to all topics, and beside the content a list of the
// sections.

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../app/texts.ts';
import { Page } from '../design/page.tsx';
import type { MessageKey } from '../messages/keys.ts';
import styles from './help-page.module.css';

const TOPICS = ['manual', 'techniques', 'difficulty', 'formats'] as const;
type Topic = (typeof TOPICS)[number];

interface HelpPageProps {
  readonly title: string;
  readonly topic: Topic;
  /** Ids and titles of the sections that can be jumped to. */
  readonly sections?: readonly { readonly id: string; readonly title: MessageKey }[];
  readonly children: ReactNode;
}

export function HelpPage({ title, topic, sections = [], children }: HelpPageProps) {
  const text = useText();
  return (
    <Page title={title} wide>
      <nav aria-label={text('help.topics')} className={styles.topics}>
        {TOPICS.map((each) => (
          <Link
            key={each}
            href={each === 'manual' ? '/help' : `/help/${each}`}
            aria-current={each === topic ? 'page' : undefined}
          >
            {text(`help.${each}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.columns} data-contents={sections.length > 0 || undefined}>
        <div className={styles.content}>{children}</div>
        {sections.length > 0 && (
          <nav aria-label={text('help.contents')} className={styles.contents}>
            <p aria-hidden>{text('help.contents')}</p>
            {sections.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {text(title)}
              </a>
            ))}
          </nav>
        )}
      </div>
    </Page>
  );
}
