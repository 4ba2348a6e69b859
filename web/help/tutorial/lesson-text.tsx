// The text under the title of the current lesson.

import { Check, Info, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../app/texts.ts';
import styles from './lesson-text.module.css';
import { wrongMarks } from './lessons.ts';
import { sentenceOfHint, type Tutorial } from './tutorial.ts';
import { praiseOf, useLessonText } from './use-tutorial.ts';

/**
 * Shows one thing at a time: a mistake, the hint, or the text of the lesson after praise for the
 * previous one. Screen readers get it as announcements.
 */
export function LessonText({ tutorial }: { readonly tutorial: Tutorial }) {
  const text = useText();
  const lessonText = useLessonText();
  const { play, lesson, hint } = tutorial;
  const wrong = wrongMarks(play.cells).length;
  if (wrong > 0) {
    return (
      <Said kind="wrong" icon={X}>
        {text('help.tutorial.wrong', { count: wrong })}
      </Said>
    );
  }
  if (hint !== undefined) {
    return (
      <Said kind="info" icon={Info}>
        {sentenceOfHint(hint)}
      </Said>
    );
  }
  const praise = praiseOf(lesson, text);
  return (
    <>
      {praise !== undefined && (
        <Said kind="good" icon={Check}>
          {praise}
        </Said>
      )}
      <p>{lessonText(lesson)}</p>
    </>
  );
}

interface SaidProps {
  readonly kind: 'good' | 'wrong' | 'info';
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

function Said({ kind, icon: Icon, children }: SaidProps) {
  return (
    <p className={styles.said} data-kind={kind}>
      <Icon aria-hidden size={20} />
      {children}
    </p>
  );
}
