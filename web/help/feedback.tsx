// Feedback in the tutorial: praise, mistakes, or the text of a hint.

import { Check, Info, X } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../app/texts.ts';
import styles from './feedback.module.css';
import { wrongMarks } from './lessons.ts';
import { isDone, sentenceOfHint, type Tutorial } from './tutorial.ts';
import { praiseOf } from './use-tutorial.ts';

/** Shows one piece of feedback at a time; screen readers get it as announcements. */
export function Feedback({ tutorial }: { readonly tutorial: Tutorial }) {
  const text = useText();
  const { play, lesson, hint } = tutorial;
  const wrong = wrongMarks(play.cells).length;
  if (isDone(tutorial)) {
    return (
      <div className={styles.end}>
        <p className={styles.praise} data-kind="good">
          <Check aria-hidden size={20} />
          {text('help.tutorial.solved')}
        </p>
        <p className={styles.onward}>
          <Link href="/library">{text('help.tutorial.solved.play')}</Link>
          <Link href="/help/techniques">{text('help.tutorial.solved.techniques')}</Link>
        </p>
      </div>
    );
  }
  if (wrong > 0) {
    return (
      <p className={styles.praise} data-kind="wrong">
        <X aria-hidden size={20} />
        {text('help.tutorial.wrong', { count: wrong })}
      </p>
    );
  }
  if (hint !== undefined) {
    return (
      <p className={styles.praise} data-kind="info">
        <Info aria-hidden size={20} />
        {sentenceOfHint(hint)}
      </p>
    );
  }
  const praise = praiseOf(lesson, text);
  if (praise === undefined) return null;
  return (
    <p className={styles.praise} data-kind="good">
      <Check aria-hidden size={20} />
      {praise}
    </p>
  );
}
