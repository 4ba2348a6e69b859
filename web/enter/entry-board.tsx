// The board of the Enter screen: its size, its clue fields, and what is known of its cells.

import { useMemo, useState } from 'react';
import type { Grid } from '../../src/puzzle/grid.ts';
import { useText } from '../app/texts.ts';
import type { ShowToast } from '../app/use-toast.ts';
import { ClueBoard } from './clue-board/clue-board.tsx';
import { useBoardHandlers } from './clue-board/use-board-handlers.ts';
import { type Checks, checksOf } from './draft/checks.ts';
import { afterGivenStroke } from './draft/given-stroke.ts';
import { resized } from './draft/typed-draft.ts';
import type { Drafting } from './draft/use-draft.ts';
import styles from './enter.module.css';
import { contradictoryLinesIn, differingIn, gridIn } from './findings/finding.ts';
import type { Findings } from './findings/use-findings.ts';
import { GivenBar } from './given-bar.tsx';
import { doubtfulLines, sameLine } from './photo/state/doubtful-lines.ts';
import type { Photographing } from './photo/use-photo.ts';
import { SizeFields } from './size-fields.tsx';

interface EntryBoardProps {
  readonly drafting: Drafting;
  readonly checks: Checks;
  readonly findings: Findings;
  /** The index of the solution that is shown, among those of the finding. */
  readonly shown: number;
  /** The cells that follow from the clues, if they are to be shown. */
  readonly sure: Grid | undefined;
  /** Called with a pasted text that does not consist of clues. */
  readonly onOther: (pasted: string) => void;
  readonly showToast: ShowToast;
  readonly photographing: Photographing;
}

export function EntryBoard(props: EntryBoardProps) {
  const { drafting, checks, findings, shown, sure, onOther, showToast, photographing } = props;
  const { reading } = photographing.state;
  const { finding, tried } = findings;
  const text = useText();
  const handlers = useBoardHandlers(drafting, onOther);
  const [isSetting, setSetting] = useState(false);
  const draft = tried?.draft ?? drafting.draft;
  const boardChecks = useMemo(() => (tried ? checksOf(tried.draft) : checks), [tried, checks]);
  const doubtful = useMemo(
    () => (reading && !tried ? doubtfulLines(drafting.draft, reading) : []),
    [reading, tried, drafting.draft],
  );
  const onLooked = (own: number): void => {
    const line = reading && sameLine(own, draft, reading.place);
    if (line !== undefined) void photographing.dispatch({ type: 'looked', line });
  };
  const solution = tried ? tried.grid : gridIn(finding, shown);
  const gridName = solution ? 'enter.grid.solution' : sure ? 'enter.grid.sure' : 'enter.grid';
  return (
    <div className={styles.boardSide}>
      <SizeFields
        draft={drafting.draft}
        onSize={(width, height) => drafting.change((own) => resized(own, width, height), 'size')}
      />
      <ClueBoard
        {...handlers}
        draft={draft}
        checks={boardChecks}
        gridName={text(gridName, { rows: draft.height, columns: draft.width })}
        differing={tried ? [] : differingIn(finding)}
        contradictory={tried ? [] : contradictoryLinesIn(finding)}
        readOnly={tried !== undefined}
        grid={solution ?? sure}
        doubtful={doubtful}
        onLooked={onLooked}
        corrected={tried?.correction.line}
        onGiven={
          isSetting && tried === undefined
            ? (stroke) => drafting.change((own) => afterGivenStroke(own, stroke))
            : undefined
        }
      />
      <GivenBar {...{ drafting, isSetting, showToast }} onSetting={setSetting} />
      <p className={styles.soft}>{text('enter.hint')}</p>
    </div>
  );
}
