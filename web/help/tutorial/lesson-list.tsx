// The lessons of the tutorial: those that are done, the current one, and those to come.

import { Check } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import styles from './lesson-list.module.css';
import { LessonText } from './lesson-text.tsx';
import { LESSONS } from './lessons.ts';
import type { Tutorial } from './tutorial.ts';

export function LessonList({ tutorial }: { readonly tutorial: Tutorial }) {
  const text = useText();
  const { lesson } = tutorial;
  return (
    <ol className={styles.lessons} aria-label={text('help.tutorial.steps')}>
      {LESSONS.map(({ id }, at) => (
        <li
          key={id}
          className={styles.lesson}
          data-state={at < lesson ? 'done' : at === lesson ? 'now' : 'later'}
          aria-current={at === lesson ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden>
            {at < lesson ? <Check size={16} /> : at + 1}
          </span>
          <div>
            <h2>
              {text(`help.tutorial.${id}`)}
              {at < lesson && (
                <span className="visually-hidden">, {text('help.tutorial.done')}</span>
              )}
            </h2>
            {at === lesson && <LessonText tutorial={tutorial} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
