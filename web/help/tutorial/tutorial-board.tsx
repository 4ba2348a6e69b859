// The board of the tutorial, with its tools.

import { CircleHelp, Square, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useText } from '../../app/texts.ts';
import { useLetterKey } from '../../app/use-letter-key.ts';
import { Board } from '../../board/board.tsx';
import type { Tool } from '../../board/input/mark-tool.ts';
import { readLines } from '../../board/state/line-states.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Choice } from '../../design/choice.tsx';
import {
  hasHints,
  isDone,
  isHintWhole,
  markInTutorial,
  pictureOf,
  tutorialHighlights,
  undoInTutorial,
} from './tutorial.ts';
import styles from './tutorial-page.module.css';
import type { TutorialControls } from './use-tutorial.ts';

/** The largest size of a cell in pixels. */
const LARGEST_CELL = 96;

export function TutorialBoard(controls: TutorialControls) {
  const text = useText();
  const { tutorial, go, askHint } = controls;
  const [tool, setTool] = useState<Tool>('fill');
  const { play } = tutorial;
  const lines = useMemo(() => readLines(play.puzzle, play.cells), [play]);
  const highlights = useMemo(() => tutorialHighlights(tutorial), [tutorial]);
  const keys = useKeys({ u: () => go(undoInTutorial(tutorial)), h: askHint });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes the keys of its parts.
    <div className={styles.table} onKeyDown={keys}>
      <div className={styles.board}>
        <Board
          puzzle={play.puzzle}
          cells={isDone(tutorial) ? pictureOf(play.cells) : play.cells}
          lines={lines.states}
          label={text('help.tutorial.board')}
          tool={tool}
          highlights={highlights}
          largest={LARGEST_CELL}
          onChanges={
            isDone(tutorial) ? undefined : (changes) => go(markInTutorial(tutorial, changes))
          }
        />
      </div>
      {!isDone(tutorial) && <Tools {...controls} tool={tool} onTool={setTool} />}
    </div>
  );
}

interface ToolsProps extends TutorialControls {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

function Tools({ tutorial, go, askHint, tool, onTool }: ToolsProps) {
  const text = useText();
  const hasMore = tutorial.hint?.kind === 'step' && !isHintWhole(tutorial);
  const hint = hasMore ? 'help.tutorial.tool.hint.more' : 'help.tutorial.tool.hint';
  return (
    <div className={styles.tools}>
      <Choice
        label={text('help.tutorial.tool')}
        quiet
        value={tool}
        choices={[
          [
            'fill',
            <Square key="fill" aria-hidden size={20} fill="currentColor" />,
            text('help.tutorial.tool.fill'),
          ],
          ['cross', <X key="cross" aria-hidden size={20} />, text('help.tutorial.tool.cross')],
        ]}
        onChange={onTool}
      />
      <IconButton
        icon={Undo2}
        label={text('help.tutorial.undo')}
        shortcut={useLetterKey('U')}
        aria-disabled={tutorial.play.past.length === 0}
        onClick={() => go(undoInTutorial(tutorial))}
      />
      {hasHints(tutorial) && (
        <Button
          kind="primary"
          icon={CircleHelp}
          aria-disabled={isHintWhole(tutorial)}
          onClick={askHint}
        >
          {text(hint)}
        </Button>
      )}
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
