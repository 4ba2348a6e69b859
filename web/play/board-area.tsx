// The board in the room that the screen leaves for it. It shows the marks of the player, or what
// replaces them, such as a frame of a playback.

import { useEffect, useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/texts.ts';
import { TOUCH, useMedia } from '../app/use-media.ts';
import { Board } from '../board/board.tsx';
import { latestAboutStrikes, struckAfter } from '../board/state/strikes.ts';
import { answerHighlights, cellInSight, withWrong } from './assistance/answer-highlights.ts';
import type { Wrong } from './assistance/use-mistakes.ts';
import { markStroke, strikeBlock } from './game/game-store.ts';
import { useAskContext, useGame } from './game/play-context.ts';
import { useLineStates } from './game/use-line-states.ts';
import styles from './game-view.module.css';
import { PauseCover } from './pause/pause-cover.tsx';
import { highlightsOfPlayback, levelsOfPlayback } from './playback/board-playback.ts';
import { useShownCells } from './playback/use-shown-cells.ts';
import { isPictureInSight } from './solved/picture-in-sight.ts';
import type { BoardTools } from './tools/use-board-tools.ts';

/** The largest size of a cell in pixels, so that a small puzzle does not fill a wide screen. */
const LARGEST_CELL = 72;

interface BoardAreaProps {
  readonly name: string;
  readonly tools: BoardTools;
  /** The mistakes that the board shows without being asked. */
  readonly wrong: Wrong;
  /** How much of its end lies under something else, in pixels. */
  readonly covered: number;
}

export function BoardArea({ name, tools, wrong, covered }: BoardAreaProps) {
  const text = useText();
  const { store } = useAskContext();
  const { puzzle, levels, past } = useGame(({ game }) => game.play);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list would draw all clues anew.
  const struck = useMemo(() => struckAfter(past), [latestAboutStrikes(past)]);
  const isDone = useGame(({ game }) => game.isDone);
  const answer = useGame((state) => state.answer);
  const playback = useGame((state) => state.playback);
  const { coordinates, minimap, autoCross, mistakes, aiming } = useSettings();
  const hasTouch = useMedia(TOUCH);
  const shown = useShownCells();
  const own = useGame(({ game }) => game.play.cells);
  const cells = shown ?? own;
  const lines = useLineStates(cells);
  const asked = useMemo(
    () => (playback === undefined ? answerHighlights(answer) : highlightsOfPlayback(playback)),
    [playback, answer],
  );
  const highlights = useMemo(
    () => (playback === undefined ? withWrong(asked, wrong.cells) : asked),
    [playback, asked, wrong.cells],
  );
  const inSight = cellInSight(asked, puzzle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new mistake.
  useEffect(() => {
    const isFree = playback === undefined && inSight === undefined;
    if (isFree && wrong.fresh !== undefined) tools.board.current?.show(wrong.fresh);
  }, [wrong]);
  const isOwn = shown === undefined;
  const isPaused = useGame(({ game }) => game.isPaused);
  const isPicture = useGame(isPictureInSight);
  return (
    <div className={styles.board} data-paused={isPaused || undefined}>
      <div className={styles.sheet} inert={isPicture}>
        <Board
          ref={tools.board}
          puzzle={puzzle}
          cells={cells}
          label={text('play.board', { name })}
          tool={tools.tool}
          colour={tools.colour}
          onColour={tools.setColour}
          highlights={highlights}
          inSight={inSight}
          covered={covered}
          coordinates={coordinates}
          minimap={minimap}
          fit="room"
          largest={LARGEST_CELL}
          onZoom={tools.setCanZoom}
          aiming={hasTouch ? aiming : 'automatic'}
          onWay={tools.setWay}
          levels={isOwn ? levels : playback && levelsOfPlayback(playback)}
          lines={mistakes === 'never' ? undefined : lines}
          struck={isOwn ? struck : undefined}
          onStrike={isOwn && !isDone ? (block) => strikeBlock(store, block) : undefined}
          onChanges={
            isOwn && !isDone ? (changes) => markStroke(store, changes, autoCross) : undefined
          }
        />
      </div>
      {isPaused && <PauseCover />}
    </div>
  );
}
