// The screen with a drawing on it: tools, canvas, and what there is to know and to do about it.

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Mirror } from '../../src/create/strokes.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { announce } from '../app/announcer.tsx';
import { useDrop } from '../app/use-drop.ts';
import { useMedia } from '../app/use-media.ts';
import { useText } from '../app/words.tsx';
import { Button } from '../design/button.tsx';
import { DropVeil } from '../design/drop-veil.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { CanvasBoard, type CanvasHandle } from './canvas-board.tsx';
import card from './card.module.css';
import { paintNames } from './colour-words.ts';
import { ImageDialog } from './image-dialog.tsx';
import { JudgementCard } from './judgement-card.tsx';
import type { DrawDeed } from './keys.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { nextMirror } from './mirror.ts';
import { PaletteCard } from './palette-card.tsx';
import { emptyPicture, pictureOfPuzzle, withCells } from './picture.ts';
import { PuzzleCard } from './puzzle-card.tsx';
import { QuickBar } from './quick-bar.tsx';
import { RepairPart } from './repair-part.tsx';
import { isSaved } from './save-drawing.ts';
import { SizeCard } from './size-card.tsx';
import type { Sketch } from './sketch.ts';
import type { Tool } from './stroke.ts';
import { Toolbar } from './toolbar.tsx';
import { useClues } from './use-clues.ts';
import { useImage } from './use-image.ts';
import { isAmbiguous, useJudgement } from './use-judgement.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { usePastedImage } from './use-pasted-image.ts';
import { useRepair } from './use-repair.ts';
import { useSaving } from './use-saving.ts';
import { useScreenKeys } from './use-screen-keys.ts';
import { useStudio } from './use-studio.ts';
import styles from './workshop.module.css';

export interface WorkshopProps {
  readonly id: string | undefined;
  readonly start: Sketch;
  /** As it is in the library. */
  readonly saved?: Puzzle;
  /** The clues of the puzzle were edited since. */
  readonly isParted?: boolean;
  /** It is drawn on under this id from now on. */
  readonly onMoved: (id: string) => void;
}

export function Workshop({ id, start, saved, isParted = false, onMoved }: WorkshopProps) {
  const text = useText();
  const [, navigate] = useLocation();
  const studio = useStudio(id, start);
  const { picture, change } = studio;
  const [tool, setTool] = useState<Tool>('pencil');
  const [mirror, setMirror] = useState<Mirror>('none');
  const [chosen, setColour] = useState(1);
  const colour = Math.min(chosen, picture.palette.length - 1);
  const canvas = useRef<CanvasHandle>(null);
  const clues = useClues(picture.drawing);
  const judging = useJudgement(picture);
  const repair = useRepair(picture);
  const saving = useSaving(studio, id, saved, onMoved);
  const imaging = useImage();
  const isDropping = useDrop(({ files: [file] }) => file && imaging.read(file));
  usePastedImage(imaging.read);

  const [showsKeys, setShowsKeys] = useState(false);
  const isNarrow = useMedia(NARROW);

  const step = (deed: 'undo' | 'redo'): void => {
    const can = deed === 'undo' ? studio.canUndo : studio.canRedo;
    studio[deed]();
    announce(text(`draw.${deed}.${can ? 'done' : 'none'}`));
  };
  const obey = (deed: DrawDeed): void => {
    if (deed.do === 'undo' || deed.do === 'redo') step(deed.do);
    if (deed.do === 'help') setShowsKeys(true);
    if (deed.do === 'colour') {
      setColour(deed.colour);
      announce(paintNames(text, picture.palette)[deed.colour]);
    }
    if (deed.do === 'tool') {
      setTool(deed.tool);
      announce(text(`draw.tool.${deed.tool}`));
    }
    if (deed.do === 'mirror') {
      setMirror(nextMirror(mirror));
      announce(text(`draw.mirror.${nextMirror(mirror)}`));
    }
  };
  useScreenKeys(obey);
  useOtherTabs(studio, saving);
  const offered = repair.suggestions[repair.shown];
  const offeredCell = offered?.changes[0].cell;
  useEffect(() => {
    if (offeredCell !== undefined) canvas.current?.reveal(offeredCell);
  }, [offeredCell]);
  const startNew = (): void => {
    canvas.current?.zoomToFit();
    // What is not in the library yet can be had back by undo.
    if (id === undefined) studio.beginAnew(emptyPicture(), {});
    else navigate('/draw');
  };
  return (
    <Page title={text(id === undefined ? 'app.draw' : 'draw.edit')} wide>
      <div className={styles.workshop}>
        {saved && <LeftNotice {...{ studio, saved }} />}
        {isParted && saving.saved === undefined && (
          <div className={styles.left}>
            <Notice>{text('draw.parted')}</Notice>
          </div>
        )}
        <div className={styles.boardSide}>
          <Toolbar
            {...{ studio, tool, mirror, colour }}
            onTool={setTool}
            onMirror={setMirror}
            canvas={() => canvas.current}
            onImage={() => imaging.setOpen(true)}
            onNew={startNew}
            onKeys={() => setShowsKeys(true)}
          />
          <CanvasBoard
            ref={canvas}
            {...{ picture, clues, tool, colour, mirror }}
            differing={judging.differing}
            changes={offered?.changes ?? NONE}
            onPaint={(cells, to) => change((own) => withCells(own, cells, to))}
            onDeed={obey}
          />
          <QuickBar
            palette={picture.palette}
            colour={colour}
            onColour={setColour}
            judgement={judging.judgement}
          />
          {isNarrow && <RepairPart {...{ repair, studio }} />}
          <p className={card.soft}>{text('draw.pointers')}</p>
        </div>
        <div className={styles.panel}>
          <PaletteCard {...{ studio, colour }} onColour={setColour} />
          <JudgementCard
            {...{ judging, repair }}
            onShowCell={(cell) => canvas.current?.goToCell(cell)}
          >
            {!isNarrow && <RepairPart {...{ repair, studio }} />}
          </JudgementCard>
          <SizeCard studio={studio} />
          <PuzzleCard {...{ studio, saving, id }} isAmbiguous={isAmbiguous(judging.judgement)} />
        </div>
        {isDropping && <DropVeil>{text('draw.image.dropping')}</DropVeil>}
      </div>
      <ImageDialog
        imaging={imaging}
        onTake={(made) => {
          canvas.current?.zoomToFit();
          change(() => made);
        }}
      />
      <KeysDialog open={showsKeys} onOpenChange={setShowsKeys} />
    </Page>
  );
}

const NONE: readonly never[] = [];

/** The panel is below the drawing: the same as in workshop.module.css. */
const NARROW = '(max-width: 899px)';

/** Says that this is an older draft, and gives the way back to the puzzle. */
function LeftNotice(props: {
  readonly studio: ReturnType<typeof useStudio>;
  readonly saved: Puzzle;
}) {
  const text = useText();
  const { picture, meta, beginAnew } = props.studio;
  const [isOld] = useState(() => !isSaved(picture, meta, props.saved));
  const [isRead, setIsRead] = useState(false);
  if (!isOld || isRead) return null;
  const reset = (): void => {
    beginAnew(pictureOfPuzzle(props.saved) ?? picture, props.saved.meta);
    setIsRead(true);
  };
  return (
    <div className={styles.left}>
      <Notice
        actions={
          <>
            <Button onClick={reset}>{text('draw.left.reset')}</Button>
            <Button onClick={() => setIsRead(true)}>{text('draw.left.keep')}</Button>
          </>
        }
      >
        {text('draw.left')}
      </Notice>
    </div>
  );
}
