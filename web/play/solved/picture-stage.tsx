// The picture of a solved puzzle in place of its board. When the puzzle has just been solved, the
// picture comes out of the cells of the board, grows into the room there is, and brightens; then
// its title appears. Nothing waits for that: any press or key shows the end at once.

import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useText } from '../../app/texts.ts';
import { useTokens } from '../../app/use-tokens.ts';
import { drawMarks } from '../../board/view/draw-marks.ts';
import { PICTURE_INKS, picturePalette } from '../../puzzle-store/pictures/picture-palette.ts';
import { useAskContext, useGame } from '../game/play-context.ts';
import { pictureCell } from './picture-cell.ts';
import styles from './picture-stage.module.css';
import { useElementSize } from './use-element-size.ts';
import { useRevealEnd } from './use-reveal-end.ts';

/** The largest cell in CSS pixels, so that a small picture does not fill a wide screen. */
const LARGEST_CELL = 64;
/** Pixels beside the picture, and pixels above and below it with its title. */
const [BESIDE, BELOW] = [32, 80];

export function PictureStage({ title }: { readonly title: string }) {
  const text = useText();
  const { store } = useAskContext();
  const { puzzle, cells } = useGame(({ game }) => game.play);
  const isRevealed = useGame(({ isCelebrated }) => isCelebrated);
  const isWished = useSettings(({ celebrate }) => celebrate);
  const stage = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useElementSize(stage);
  const inks = useTokens(PICTURE_INKS);
  useLayoutEffect(() => {
    const colours = puzzle.palette.map(({ rgb }) => rgb);
    drawMarks(canvas.current, cells, picturePalette(colours, inks));
  }, [puzzle, cells, inks]);
  useRevealEnd(store, isRevealed);
  const isMoving = isRevealed && isWished;
  const { width, height } = puzzle;
  const room = { width: size.width - BESIDE, height: size.height - BELOW };
  const cell = pictureCell(puzzle, room, { most: LARGEST_CELL, density: devicePixelRatio });
  useStartAtCells(stage, canvas, isMoving && cell > 0);
  useQuietScreen(stage, isMoving);
  const style = { '--width': `${width * cell}px`, '--height': `${height * cell}px` };
  return (
    <figure ref={stage} className={styles.stage} data-moving={isMoving || undefined}>
      <div className={styles.picture} style={style as CSSProperties}>
        <canvas
          ref={canvas}
          width={width}
          height={height}
          role="img"
          aria-label={text('play.picture', { title })}
          data-testid="picture"
        />
        <div className={styles.veil} aria-hidden />
      </div>
      <figcaption className={styles.title}>{title}</figcaption>
    </figure>
  );
}

/**
 * Marks the screen for the style sheets while the picture moves. A rule that looked for the picture
 * in the screen would cost a look at each cell that is painted.
 */
function useQuietScreen(stage: RefObject<HTMLElement | null>, isMoving: boolean): void {
  useLayoutEffect(() => {
    const screen = stage.current?.closest('main');
    screen?.toggleAttribute('data-revealing', isMoving);
    return () => screen?.removeAttribute('data-revealing');
  }, [stage, isMoving]);
}

/** Lets the movement of the picture begin at the cells of the board, wherever they are now. */
function useStartAtCells(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  isMoving: boolean,
): void {
  useLayoutEffect(() => {
    const cells = stage.current?.parentElement?.querySelectorAll('[role="gridcell"]');
    const mount = picture.current?.parentElement;
    if (!isMoving || !cells?.length || !mount) return;
    const first = cells[0].getBoundingClientRect();
    const last = cells[cells.length - 1].getBoundingClientRect();
    const end = { x: mount.offsetLeft, y: mount.offsetTop };
    const origin = mount.offsetParent?.getBoundingClientRect() ?? { x: 0, y: 0 };
    const scale = (last.right - first.left) / mount.offsetWidth;
    const move = `translate(${first.left - origin.x - end.x}px, ${first.top - origin.y - end.y}px)`;
    mount.style.setProperty('--start', `${move} scale(${scale})`);
  }, [stage, picture, isMoving]);
}
