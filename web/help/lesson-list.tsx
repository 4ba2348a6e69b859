// The lessons of the tutorial: those that are done, the current one, and those to come.

import { Check } from 'lucide-react';
import { useText } from '../app/texts.ts';
import styles from './lesson-list.module.css';
import { LESSONS } from './lessons.ts';

export function LessonList({ lesson }: { readonly lesson: number }) {
  const text = useText();
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
            <h3>
              {text(`help.tutorial.${id}`)}
              {at < lesson && (
                <span className="visually-hidden">, {text('help.tutorial.done')}</span>
              )}
            </h3>
            {at === lesson && <p>{text(`help.tutorial.${id}.text`)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
