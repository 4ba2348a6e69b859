// The board as a picture to save: empty, with the player's marks, or solved if the solution is
// known.

import { FileDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isMonochrome } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { isDrawable } from '../../src/vector/board-plan.ts';
import { drawnSolution } from '../../src/vector/drawn-cell.ts';
import { INKS, type Ink } from '../../src/vector/ink.ts';
import { useText } from '../app/texts.ts';
import { showToast } from '../app/toasts.ts';
import { givenMarks } from '../board/state/given-marks.ts';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { Notice } from '../design/notice.tsx';
import { type Opened, openedName } from '../puzzle-store/opened-name.ts';
import { fileNameOf } from './file-name.ts';
import { knownSolution } from './known-solution.ts';
import { saveFile } from './save-file.ts';
import styles from './share.module.css';
import { boardImage } from './vector/board-image.ts';
import { pngOf } from './vector/canvas.ts';
import { svgOf } from './vector/svg.ts';

const CONTENTS = ['empty', 'marks', 'solution'] as const;
type Content = (typeof CONTENTS)[number];

interface PicturePartProps {
  readonly opened: Opened;
  readonly marks: Uint8Array | undefined;
}

export function PicturePart({ opened, marks }: PicturePartProps) {
  const { puzzle } = opened;
  const text = useText();
  const cells = useMemo(() => cellsOf(puzzle, marks), [puzzle, marks]);
  const contents = CONTENTS.filter((each) => each === 'empty' || cells[each] !== undefined);
  const [wished, setContent] = useState<Content>('empty');
  const [ink, setInk] = useState<Ink>('colour');
  const content = contents.includes(wished) ? wished : 'empty';
  const draw = () => boardImage(puzzle, cells[content], ink);
  const part = content === 'empty' ? undefined : text(`share.picture.${content}.file`);
  const saveSvg = (): void => {
    const svg = svgOf(draw(), openedName(opened, text));
    saveFile(svg, 'image/svg+xml', fileNameOf(opened, 'svg', part));
  };
  const savePng = async (): Promise<void> => {
    try {
      saveFile(await pngOf(draw()), 'image/png', fileNameOf(opened, 'png', part));
    } catch (error) {
      showToast(
        text('app.failed', { message: error instanceof Error ? error.message : String(error) }),
      );
    }
  };
  return (
    <section className={styles.part}>
      <h3>{text('share.picture')}</h3>
      {!isDrawable(puzzle) && <Notice>{text('share.tooLarge')}</Notice>}
      {contents.length > 1 && (
        <Choice
          label={text('share.picture.content')}
          quiet
          value={content}
          choices={contents.map((each) => [each, text(`share.picture.${each}`)])}
          onChange={setContent}
        />
      )}
      {!isMonochrome(puzzle.palette) && (
        <Choice
          label={text('share.ink')}
          quiet
          value={ink}
          choices={INKS.map((each) => [each, text(`share.ink.${each}`)])}
          onChange={setInk}
        />
      )}
      <div className={styles.buttons}>
        <Button icon={FileDown} disabled={!isDrawable(puzzle)} onClick={() => void savePng()}>
          PNG
        </Button>
        <Button icon={FileDown} disabled={!isDrawable(puzzle)} onClick={saveSvg}>
          SVG
        </Button>
      </div>
    </section>
  );
}

function cellsOf(
  puzzle: Puzzle,
  marks: Uint8Array | undefined,
): Readonly<Record<Content, Uint8Array | undefined>> {
  const given = givenMarks(puzzle);
  const solution = knownSolution(puzzle, marks);
  return {
    empty: undefined,
    marks: marks?.some((mark, cell) => mark !== given[cell]) ? marks : undefined,
    solution: solution && drawnSolution(solution),
  };
}
