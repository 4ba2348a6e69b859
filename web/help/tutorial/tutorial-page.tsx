// The tutorial: the lessons, and a board to play them on, all in sight at once.

import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import { useTitle } from '../../design/page.tsx';
import { useStorage } from '../../storage/use-storage.ts';
import { LessonList } from './lesson-list.tsx';
import { loadTutorial } from './saved-tutorial.ts';
import { isDone, startTutorial, type Tutorial } from './tutorial.ts';
import { TutorialBoard } from './tutorial-board.tsx';
import { TutorialEnd } from './tutorial-end.tsx';
import styles from './tutorial-page.module.css';
import { useTutorial } from './use-tutorial.ts';

export function TutorialPage() {
  const text = useText();
  const storage = useStorage();
  const [begin, setBegin] = useState<Tutorial>();
  useTitle(text('help.tutorial'));
  useEffect(() => void loadTutorial(storage).then(setBegin), [storage]);
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <h1 className={styles.title}>{text('help.tutorial')}</h1>
      {begin && <TutorialParts begin={begin} />}
    </main>
  );
}

function TutorialParts({ begin }: { readonly begin: Tutorial }) {
  const text = useText();
  const controls = useTutorial(begin);
  const { tutorial, go } = controls;
  return (
    <>
      {tutorial.lesson > 0 && (
        <IconButton
          className={styles.again}
          icon={RotateCcw}
          label={text('help.tutorial.again')}
          onClick={() => go(startTutorial())}
        />
      )}
      <div className={styles.lessons}>
        <LessonList tutorial={tutorial} />
        {isDone(tutorial) && <TutorialEnd />}
      </div>
      <TutorialBoard {...controls} />
    </>
  );
}
