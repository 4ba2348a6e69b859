// The print page: puzzles of the library laid out on paper, shown before they are printed or saved
// as PDF.

import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { isMonochrome } from '../../../src/puzzle/palette.ts';
import { isDrawable } from '../../../src/vector/board-plan.ts';
import { useText } from '../../app/texts.ts';
import { Page } from '../../design/page.tsx';
import { WorkBar } from '../../design/work-bar.tsx';
import { usePuzzleNames } from '../../puzzle-store/use-puzzle-names.ts';
import type { Sheet } from '../vector/sheet.ts';
import { SvgView } from '../vector/svg-view.tsx';
import styles from './print.module.css';
import { PrintButtons } from './print-buttons.tsx';
import { idsOfPath, isEarlierPath, MAX_PRINTED, pathOfIds } from './print-choice.ts';
import { PrintNotes } from './print-notes.tsx';
import { defaultOptions, PrintControls, type PrintOptions } from './print-options.tsx';
import { sheetsOf } from './print-sheets.ts';
import { PuzzlePicker } from './puzzle-picker.tsx';
import { usePaper } from './use-paper.ts';
import { type Printed, usePrinted, useSolutions } from './use-printed.ts';
import './print.css';

const NONE: readonly Printed[] = [];

export default function PrintScreen() {
  const text = useText();
  const { ids: path } = useParams<{ ids?: string }>();
  const [, navigate] = useLocation();
  const ids = useMemo(() => idsOfPath(path), [path]);
  const [options, setOptions] = useState(() => defaultOptions(navigator.languages));
  const { printed, again } = usePrinted(ids);
  const found = printed?.found ?? NONE;
  const drawn = useMemo(() => found.filter(({ puzzle }) => isDrawable(puzzle)), [found]);
  const { work, solutions } = useSolutions(options.solutions ? drawn : NONE);
  const names = usePuzzleNames(true);
  const sheets = useMemo(
    () => sheetsOf(drawn, solutions, options, { text, names }),
    [drawn, solutions, options, text, names],
  );
  usePaper(options.paper, options.orientation);
  const choose = useCallback(
    (chosen: readonly string[]) =>
      navigate(pathOfIds(chosen.slice(0, MAX_PRINTED)), { replace: true }),
    [navigate],
  );
  useEffect(() => {
    if (isEarlierPath(path)) choose(ids);
  }, [path, ids, choose]);
  return (
    <Page title={text('share.print.title')} wide>
      <div className={styles.layout}>
        <div className={styles.controls}>
          <PuzzlePicker chosen={ids} onChange={choose} />
          <div className={styles.options}>
            <PrintControls
              options={options}
              onChange={(changes) => setOptions((before) => ({ ...before, ...changes }))}
              hasColours={drawn.some(({ puzzle }) => !isMonochrome(puzzle.palette))}
            />
          </div>
          <WorkBar work={work} />
          <PrintButtons sheets={sheets} isReady={work === undefined} puzzles={drawn} />
          <PrintNotes
            sheets={sheets}
            found={found}
            missing={printed?.missing ?? []}
            failed={printed?.failed ?? []}
            onAgain={() => void again()}
            solutions={options.solutions ? solutions : new Map()}
          />
        </div>
        <Preview sheets={sheets} options={options} isEmpty={ids.length === 0} />
      </div>
    </Page>
  );
}

interface PreviewProps {
  readonly sheets: readonly Sheet[];
  readonly options: PrintOptions;
  readonly isEmpty: boolean;
}

function Preview({ sheets, options, isEmpty }: PreviewProps) {
  const text = useText();
  return (
    <section
      className={styles.preview}
      aria-label={text('share.print.preview')}
      data-orientation={options.orientation}
    >
      {isEmpty && <p className={styles.empty}>{text('share.print.none')}</p>}
      {sheets.map((sheet, i) => (
        <SvgView
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other key than their place
          key={i}
          image={sheet}
          title={text('share.print.page', { page: i + 1, pages: sheets.length })}
          className={`${styles.sheet} printed-sheet`}
        />
      ))}
    </section>
  );
}
