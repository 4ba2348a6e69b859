// A small picture of a puzzle. The picture does not give the solution away. It is a hatched tile in
// the shape of the board while the puzzle is new, and the person's own marks afterwards.

import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { isBlackAndWhite, type Palette } from '../../src/puzzle/palette.ts';
import { useTokens } from '../app/use-tokens.ts';
import { givenMarks } from '../board/state/given-marks.ts';
import { drawMarks } from '../board/view/draw-marks.ts';
import { loadPuzzle } from '../puzzle-store/library-puzzles.ts';
import { marksOfSavedGame } from '../puzzle-store/pictures/saved-marks.ts';
import { useStorage } from '../storage/use-storage.ts';
import type { PlayedEntry } from './entry.ts';
import { sizeText } from './entry-text.ts';
import styles from './thumbnail.module.css';
import { useNearViewport } from './use-near-viewport.ts';

export function Thumbnail({ entry }: { readonly entry: PlayedEntry }) {
  const { width, height, state } = entry;
  return (
    <span
      className={styles.frame}
      style={{ '--ratio': width / height } as CSSProperties}
      aria-hidden
    >
      {state === 'new' ? (
        <span className={styles.tile}>
          <span className={styles.size}>{sizeText(entry)}</span>
        </span>
      ) : (
        <Marks entry={entry} />
      )}
    </span>
  );
}

/** Draws one pixel a cell; the browser scales the canvas. */
function Marks({ entry }: { readonly entry: PlayedEntry }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isSeen = useNearViewport(canvas);
  const colours = useColours(entry, isSeen);
  useEffect(() => {
    if (colours !== undefined) draw(canvas.current, entry, colours);
  }, [entry, colours]);
  const { width, height } = entry;
  return <canvas ref={canvas} className={styles.marks} width={width} height={height} />;
}

const TOKENS = { paper: '--cell', ink: '--cell-painted' } as const;

/**
 * Returns the background and the other colours, or undefined until they are loaded. Black on white
 * becomes the paper and ink of the theme, which also stand for one colour until it is loaded.
 */
function useColours({ id, colours }: PlayedEntry, isSeen: boolean): readonly string[] | undefined {
  const storage = useStorage();
  const { paper, ink } = useTokens(TOKENS);
  const plain = useMemo(() => [paper, ink], [paper, ink]);
  const [palette, setPalette] = useState<Palette>();
  useEffect(() => {
    if (!isSeen) return;
    let isOpen = true;
    loadPuzzle(storage, id).then(
      (loaded) => isOpen && setPalette(loaded?.puzzle.palette),
      // The picture stays empty; Play says why the puzzle cannot be loaded.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [storage, id, isSeen]);
  return useMemo(() => {
    if (palette === undefined) return colours === 1 ? plain : undefined;
    return isBlackAndWhite(palette) ? plain : palette.map(({ rgb }) => rgb);
  }, [palette, plain, colours]);
}

function draw(
  canvas: HTMLCanvasElement | null,
  entry: PlayedEntry,
  colours: readonly string[],
): void {
  const { width, height, own, save } = entry;
  if (save === undefined) return;
  const start = own === undefined ? new Uint8Array(width * height) : givenMarks(own.puzzle);
  drawMarks(canvas, marksOfSavedGame(save, start), colours);
}
