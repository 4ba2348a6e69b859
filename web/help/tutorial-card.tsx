// The tutorial: the lessons, and a board to play them on, beside each other if there is room.

import { CircleHelp, RotateCcw, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/texts.ts';
import { Board } from '../board/board.tsx';
import type { Tool } from '../board/input/mark-tool.ts';
import { readLines } from '../board/state/line-states.ts';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { Feedback } from './feedback.tsx';
import { LessonList } from './lesson-list.tsx';
import {
  hasHints,
  markInTutorial,
  startTutorial,
  tutorialHighlights,
  undoInTutorial,
} from './tutorial.ts';
import styles from './tutorial-card.module.css';
import { type TutorialControls, useTutorial } from './use-tutorial.ts';

export function TutorialCard() {
  const text = useText();
  const { tutorial, go, askHint } = useTutorial();
  const [tool, setTool] = useState<Tool>('fill');
  const { play, lesson } = tutorial;
  const lines = useMemo(() => readLines(play.puzzle, play.cells), [play]);
  const highlights = useMemo(() => tutorialHighlights(tutorial), [tutorial]);
  const keys = useKeys({ u: () => go(undoInTutorial(tutorial)), h: askHint });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes the keys of its parts.
    <div className={styles.card} onKeyDown={keys}>
      <LessonList lesson={lesson} />
      <div className={styles.table}>
        <div className={styles.board}>
          <Board
            puzzle={play.puzzle}
            cells={play.cells}
            lines={lines.states}
            label={text('help.tutorial.board')}
            tool={tool}
            highlights={highlights}
            fit="width"
            largest={56}
            onChanges={(changes) => go(markInTutorial(tutorial, changes))}
          />
        </div>
        <div className={styles.tools}>
          <Choice
            label={text('help.tutorial.tool')}
            quiet
            value={tool}
            choices={[
              ['fill', text('help.tutorial.tool.fill')],
              ['cross', text('help.tutorial.tool.cross')],
            ]}
            onChange={setTool}
          />
          <Button
            icon={Undo2}
            disabled={play.past.length === 0}
            onClick={() => go(undoInTutorial(tutorial))}
          >
            {text('help.tutorial.undo')}
          </Button>
        </div>
      </div>
      <Guide {...{ tutorial, go, askHint }} />
    </div>
  );
}

/** Shows the feedback, and offers hints and a new start. */
function Guide({ tutorial, go, askHint }: TutorialControls) {
  const text = useText();
  return (
    <div className={styles.guide}>
      <Feedback tutorial={tutorial} />
      <div className={styles.tools}>
        {hasHints(tutorial) && (
          <Button kind="primary" icon={CircleHelp} onClick={askHint}>
            {text(
              tutorial.hint?.kind === 'step'
                ? 'help.tutorial.tool.hint.more'
                : 'help.tutorial.tool.hint',
            )}
          </Button>
        )}
        {tutorial.play.past.length > 0 && (
          <Button kind="quiet" icon={RotateCcw} onClick={() => go(startTutorial())}>
            {text('help.tutorial.again')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Returns a handler for U and H, unless letter keys are switched off, and for Ctrl+Z. */
function useKeys(deeds: { readonly u: () => void; readonly h: () => void }) {
  const hasLetters = useSettings(({ letterKeys }) => letterKeys);
  return (event: KeyboardEvent): void => {
    if (event.altKey || event.defaultPrevented) return;
    const isChord = event.ctrlKey || event.metaKey;
    const name = event.key.toLowerCase();
    const isUndo = name === (isChord ? 'z' : 'u') && (isChord || hasLetters);
    const isHint = name === 'h' && hasLetters && !isChord;
    if (!isUndo && !isHint) return;
    event.preventDefault();
    (isUndo ? deeds.u : deeds.h)();
  };
}
