// The first page of help, with the tutorial and the manual.

import { GraduationCap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { version } from '../../package.json';
import { BASE_PATH } from '../app/base-path.ts';
import { useText } from '../app/texts.ts';
import { FINGERS, useMedia } from '../app/use-media.ts';
import { KEY_LINES } from '../board/key-list.ts';
import { KeyTable } from '../board/key-table.tsx';
import { lessonsDone } from '../puzzle-store/newcomer.ts';
import { useStorage } from '../storage/use-storage.ts';
import { HelpPage } from './help-page.tsx';
import { type ManualPart, type ManualPicture, manualFor } from './manual.ts';
import styles from './manual-page.module.css';
import { addressOfPicture } from './manual-pictures.ts';
import { LESSONS } from './tutorial/lessons.ts';

export function ManualPage() {
  const text = useText();
  const sections = manualFor(useMedia(FINGERS));
  return (
    <HelpPage title={text('app.help')} topic="manual" sections={sections}>
      <TutorialLink />
      {sections.map(({ id, title, parts }) => (
        <section
          key={id}
          id={id}
          className={`${styles.section} ${styles.text}`}
          aria-labelledby={`${id}-title`}
        >
          <h2 id={`${id}-title`}>{text(title)}</h2>
          {parts.map((part) => (
            <Part key={keyOf(part)} part={part} />
          ))}
          {id === 'about' && <Version />}
        </section>
      ))}
    </HelpPage>
  );
}

/** Leads to the tutorial, which goes on where it was left. */
function TutorialLink() {
  const text = useText();
  const storage = useStorage();
  const [done, setDone] = useState(0);
  useEffect(() => void lessonsDone(storage).then(setDone), [storage]);
  const count = LESSONS.length;
  const isBegun = done > 0 && done < count;
  return (
    <Link href="/help/tutorial" className={styles.learn ?? ''}>
      <GraduationCap aria-hidden size={24} />
      <span>
        <strong>{text('help.tutorial')}</strong>{' '}
        {isBegun
          ? text('help.tutorial.go-on', { step: done + 1, count })
          : text('help.tutorial.intro')}
      </span>
    </Link>
  );
}

function Part({ part }: { readonly part: ManualPart }) {
  const text = useText();
  switch (part.kind) {
    case 'text':
      return <p>{text(part.text)}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {part.items.map((item) => (
            <li key={item}>{text(item)}</li>
          ))}
        </ul>
      );
    case 'keys':
      return <KeyTable lines={KEY_LINES} />;
    case 'link':
      return (
        <p>
          <Link href={part.page} className={styles.link ?? ''}>
            {text(part.text)}
          </Link>
        </p>
      );
    case 'picture':
      return <Picture {...part} />;
  }
}

/** Shows a picture of the manual, or its text if the picture does not load. */
function Picture({ name, text: key, width, height }: ManualPicture) {
  const text = useText();
  return (
    <img
      className={styles.picture}
      src={addressOfPicture(name)}
      alt={text(key)}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}

function keyOf(part: ManualPart): string {
  if (part.kind === 'keys') return 'keys';
  return part.kind === 'list' ? part.items[0] : part.text;
}

function Version() {
  const text = useText();
  return (
    <p className={styles.version}>
      <span>{text('help.about.version', { version })}</span>
      {/* This is a plain link, because it leads to a file and not to a screen. */}
      <a href={`${BASE_PATH}/licences.md`} className={styles.link ?? ''}>
        {text('help.about.licences')}
      </a>
    </p>
  );
}
