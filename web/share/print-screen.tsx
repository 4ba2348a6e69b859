// The print page: puzzles of the library laid out on paper, seen before they are printed or saved as PDF.

import { FileDown, Printer } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { isMonochrome } from '../../src/puzzle/palette.ts';
import { tell } from '../app/toasts.tsx';
import { useWork } from '../app/use-work.ts';
import { useText } from '../app/words.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { WorkBar } from '../design/work-bar.tsx';
import { isDrawable } from './drawing/board-plan.ts';
import { POINTS_PER_MM } from './drawing/shape.ts';
import { READABLE, type Sheet, smallestClue } from './drawing/sheet.ts';
import { SvgView } from './drawing/svg-view.tsx';
import { fileNameOf } from './file-name.ts';
import styles from './print.module.css';
import { idsOfPath, MAX_PRINTED, pathOfIds } from './print-choice.ts';
import { defaultOptions, PrintControls, type PrintOptions } from './print-options.tsx';
import { PuzzlePicker } from './puzzle-picker.tsx';
import { saveFile } from './save-file.ts';
import { sheetsOf } from './sheets-of.ts';
import { usePaper } from './use-paper.ts';
import { type Printed, SOLVE_LIMIT, usePrinted, useSolutions } from './use-printed.ts';
import './print.css';

const NONE: readonly Printed[] = [];

export default function PrintScreen() {
  const text = useText();
  const { ids: path } = useParams<{ ids?: string }>();
  const [, navigate] = useLocation();
  const ids = useMemo(() => idsOfPath(path), [path]);
  const [options, setOptions] = useState(() => defaultOptions(navigator.languages));
  const printed = usePrinted(ids);
  const found = printed?.found ?? NONE;
  const drawn = useMemo(() => found.filter(({ puzzle }) => isDrawable(puzzle)), [found]);
  const { work, solutions } = useSolutions(options.solutions ? drawn : NONE);
  const sheets = useMemo(
    () => sheetsOf(drawn, solutions, options, text),
    [drawn, solutions, options, text],
  );
  usePaper(options.paper, options.orientation);
  const choose = useCallback(
    (chosen: readonly string[]) =>
      navigate(pathOfIds(chosen.slice(0, MAX_PRINTED)), { replace: true }),
    [navigate],
  );
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
          <Ways sheets={sheets} isReady={work === undefined} puzzles={drawn} />
          <Notes
            sheets={sheets}
            found={found}
            missing={printed?.missing ?? []}
            solutions={options.solutions ? solutions : new Map()}
          />
        </div>
        <Preview sheets={sheets} options={options} isEmpty={ids.length === 0} />
      </div>
    </Page>
  );
}

interface WaysProps {
  readonly sheets: readonly Sheet[];
  /** Nothing is being solved. */
  readonly isReady: boolean;
  readonly puzzles: readonly Printed[];
}

function Ways({ sheets, isReady, puzzles }: WaysProps) {
  const text = useText();
  const { work, run } = useWork();
  const isOff = sheets.length === 0 || !isReady;
  const savePdf = async (): Promise<void> => {
    try {
      const [{ puzzle }] = puzzles;
      const title = puzzles.length === 1 ? puzzle.meta.title : undefined;
      const bytes = await run(text('share.print.making'), () =>
        makePdf(sheets, title ?? text('share.print.title')),
      );
      const name = puzzles.length === 1 ? fileNameOf(puzzle, 'pdf') : 'crosshatch.pdf';
      if (bytes !== undefined) saveFile(bytes, 'application/pdf', name);
    } catch (error) {
      tell(text('app.failed', { message: error instanceof Error ? error.message : String(error) }));
    }
  };
  return (
    <div className={styles.ways}>
      <Button kind="primary" icon={Printer} disabled={isOff} onClick={() => window.print()}>
        {text('share.print.print')}
      </Button>
      <Button icon={FileDown} disabled={isOff} onClick={() => void savePdf()}>
        {text('share.print.pdf')}
      </Button>
      <WorkBar work={work} />
    </div>
  );
}

/** The library for it is large, and few need it. */
async function makePdf(sheets: readonly Sheet[], title: string): Promise<ArrayBuffer> {
  const [{ pdfOf }, { labelPicture }] = await Promise.all([
    import('./drawing/pdf.ts'),
    import('./drawing/label-picture.ts'),
  ]);
  return pdfOf(sheets, { title, labelPicture });
}

interface NotesProps {
  readonly sheets: readonly Sheet[];
  readonly found: readonly Printed[];
  readonly missing: readonly string[];
  readonly solutions: ReturnType<typeof useSolutions>['solutions'];
}

/** What the person should know before the paper is used up. */
function Notes({ sheets, found, missing, solutions }: NotesProps) {
  const text = useText();
  const titlesOf = (isMeant: (printed: Printed) => boolean): string =>
    found
      .filter(isMeant)
      .map(({ puzzle }) => puzzle.meta.title ?? text('share.untitled'))
      .join(', ');
  const large = titlesOf(({ puzzle }) => !isDrawable(puzzle));
  const unsolved = titlesOf(({ puzzle }) => {
    const solved = solutions.get(puzzle);
    return solved !== undefined && solved.cells === undefined;
  });
  const several = titlesOf(({ puzzle }) => solutions.get(puzzle)?.isOnlyOne === false);
  const smallest = smallestClue(sheets);
  const points = smallest === undefined ? 0 : Math.round(smallest * POINTS_PER_MM * 10) / 10;
  return (
    <>
      {smallest !== undefined && smallest >= READABLE && (
        <p className={styles.size}>{text('share.print.size', { points })}</p>
      )}
      {smallest !== undefined && smallest < READABLE && (
        <Notice>{text('share.print.tiny', { points })}</Notice>
      )}
      {missing.length > 0 && (
        <Notice kind="wrong">{text('share.print.missing', { ids: missing.join(', ') })}</Notice>
      )}
      {large !== '' && <Notice kind="wrong">{text('share.print.large', { titles: large })}</Notice>}
      {unsolved !== '' && (
        <Notice>{text('share.print.unsolved', { titles: unsolved, seconds: SOLVE_LIMIT })}</Notice>
      )}
      {several !== '' && <Notice>{text('share.print.several', { titles: several })}</Notice>}
    </>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place, and has nothing else to be known by
          key={i}
          drawing={sheet}
          title={text('share.print.page', { page: i + 1, pages: sheets.length })}
          className={`${styles.sheet} printed-sheet`}
        />
      ))}
    </section>
  );
}
