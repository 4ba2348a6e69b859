// The buttons that print the pages or save them as PDF.

import { FileDown, Printer } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { useWork } from '../../app/use-work.ts';
import { Button } from '../../design/button.tsx';
import { WorkBar } from '../../design/work-bar.tsx';
import { openedName } from '../../puzzle-store/opened-name.ts';
import { fileNameOf } from '../file-name.ts';
import { saveFile } from '../save-file.ts';
import type { Sheet } from '../vector/sheet.ts';
import styles from './print.module.css';
import type { Printed } from './use-printed.ts';

interface PrintButtonsProps {
  readonly sheets: readonly Sheet[];
  /** Whether all solving is done. */
  readonly isReady: boolean;
  readonly puzzles: readonly Printed[];
}

export function PrintButtons({ sheets, isReady, puzzles }: PrintButtonsProps) {
  const text = useText();
  const { work, run } = useWork();
  const isOff = sheets.length === 0 || !isReady;
  const savePdf = async (): Promise<void> => {
    try {
      const [first] = puzzles;
      const isOne = puzzles.length === 1;
      const bytes = await run(text('share.print.making'), () =>
        makePdf(sheets, isOne ? openedName(first, text) : text('share.print.title')),
      );
      const name = isOne ? fileNameOf(first, 'pdf') : 'crosshatch.pdf';
      if (bytes !== undefined) saveFile(bytes, 'application/pdf', name);
    } catch (error) {
      showToast(
        text('app.failed', { message: error instanceof Error ? error.message : String(error) }),
      );
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

/**
 * Makes the PDF. The code for PDF is loaded only here, because it is large and few people need it.
 */
async function makePdf(sheets: readonly Sheet[], title: string): Promise<ArrayBuffer> {
  const [{ pdfOf }, { labelPicture }] = await Promise.all([
    import('../vector/pdf.ts'),
    import('../vector/label-picture.ts'),
  ]);
  return pdfOf(sheets, { title, labelPicture });
}
