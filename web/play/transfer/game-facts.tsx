// A saved game in short: a small picture of its marks, how far it is, its time and its age.

import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { isBlackAndWhite } from '../../../src/puzzle/palette.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { clockText } from '../../app/clock-text.ts';
import { useText } from '../../app/texts.ts';
import { useTokens } from '../../app/use-tokens.ts';
import { startPlay } from '../../board/state/restore-play.ts';
import { drawMarks } from '../../board/view/draw-marks.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import styles from './transfer.module.css';

interface GameFactsProps {
  readonly puzzle: Puzzle;
  readonly save: SavedGame;
}

export function GameFacts({ puzzle, save }: GameFactsProps) {
  const text = useText();
  return (
    <div className={styles.game}>
      <Picture puzzle={puzzle} save={save} />
      <p className={styles.facts}>
        <strong>
          {save.progress === 1
            ? text('transfer.solved')
            : text('transfer.progress', { share: Math.floor(save.progress * 100) / 100 })}
        </strong>
        <span>{text('transfer.time', { time: clockText(save.elapsed) })}</span>
        <span>{text('transfer.changed', { date: save.changed })}</span>
      </p>
    </div>
  );
}

const TOKENS = { paper: '--cell', ink: '--cell-painted' } as const;

function Picture({ puzzle, save }: GameFactsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { paper, ink } = useTokens(TOKENS);
  const marks = useMemo(() => startPlay(puzzle, save).cells, [puzzle, save]);
  const { palette, width, height } = puzzle;
  useEffect(() => {
    const colours = isBlackAndWhite(palette) ? [paper, ink] : palette.map(({ rgb }) => rgb);
    drawMarks(canvas.current, marks, colours);
  }, [palette, marks, paper, ink]);
  return (
    <span
      className={styles.picture}
      style={{ '--ratio': width / height } as CSSProperties}
      aria-hidden
    >
      <canvas ref={canvas} width={width} height={height} />
    </span>
  );
}
