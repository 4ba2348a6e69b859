// The puzzle as text to copy for a message, or as a file in any format that can be written.

import { Check, ClipboardCopy, FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LeftOut } from '../../src/formats/index.ts';
import type { Problem } from '../../src/puzzle/problem.ts';
import type { DescribedFormat } from '../../src/tasks/texts/formats.ts';
import { announce } from '../app/announcer.tsx';
import { loadTexts, useLanguage, useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { Notice } from '../design/notice.tsx';
import type { Opened } from '../puzzle-store/opened-name.ts';
import { withoutSolutions } from '../puzzle-store/without-solutions.ts';
import { quickWorker } from '../workers/task-workers.ts';
import { copyText } from './copy-text.ts';
import { fileNameOf } from './file-name.ts';
import { knownSolution } from './known-solution.ts';
import { fileProblemText, leftOutText } from './problem-text.ts';
import { saveFile } from './save-file.ts';
import styles from './share.module.css';

interface FilePartProps {
  readonly opened: Opened;
  readonly marks: Uint8Array | undefined;
}

/** The format of the copied text, which people can read and the Enter screen can open. */
const COPIED_FORMAT = { id: 'non', title: '.non' };

export function FilePart({ opened, marks }: FilePartProps) {
  const { puzzle } = opened;
  const text = useText();
  const language = useLanguage();
  const [problem, setProblem] = useState<string>();
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const formats = useWrittenFormats(setProblem);
  const [isCopied, setCopied] = useState(false);
  const attempt = async (work: () => Promise<string | undefined>): Promise<void> => {
    setLeftOut([]);
    try {
      setProblem(await work());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const refusal = async (title: string, problems: readonly Problem[]): Promise<string> => {
    await loadTexts(['wordings']);
    return fileProblemText(text, language, title, problems);
  };
  const copy = async (): Promise<string | undefined> => {
    const asked = { puzzle: withoutSolutions(puzzle), format: COPIED_FORMAT.id };
    const written = await quickWorker.ask('write', asked);
    if (!written.ok) return refusal(COPIED_FORMAT.title, written.problems);
    const copied = await copyText(written.value.text);
    setCopied(copied);
    if (!copied) return text('share.text.failed');
    announce(text('share.copied'));
    return undefined;
  };
  const save = async ({ id, title, extensions }: DescribedFormat): Promise<string | undefined> => {
    const goal = knownSolution(puzzle, marks);
    const whole = goal === undefined ? puzzle : { ...puzzle, goal };
    const written = await quickWorker.ask('write', { puzzle: whole, format: id });
    if (!written.ok) return refusal(title, written.problems);
    saveFile(written.value.text, 'text/plain', fileNameOf(opened, extensions[0] ?? id));
    setLeftOut(written.value.leftOut);
    return undefined;
  };
  return (
    <section className={styles.part}>
      <h3>{text('share.file')}</h3>
      <div className={styles.buttons}>
        <Button icon={isCopied ? Check : ClipboardCopy} onClick={() => void attempt(copy)}>
          {text(isCopied ? 'share.copied' : 'share.text')}
        </Button>
        <Menu
          trigger={
            <Button icon={FileDown} disabled={formats.length === 0}>
              {text('share.save')}
            </Button>
          }
        >
          {formats.map((format) => (
            <MenuItem key={format.id} onSelect={() => void attempt(() => save(format))}>
              {format.title}
            </MenuItem>
          ))}
        </Menu>
      </div>
      {leftOut.length > 0 && <Notice>{leftOutText(text, leftOut)}</Notice>}
      {problem !== undefined && <Notice kind="wrong">{problem}</Notice>}
    </section>
  );
}

function useWrittenFormats(onProblem: (message: string) => void): readonly DescribedFormat[] {
  const [formats, setFormats] = useState<readonly DescribedFormat[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    quickWorker
      .ask('formats', {}, { signal: controller.signal })
      .then(({ value }) => setFormats(value.filter(({ isWritten }) => isWritten)))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) onProblem(String(error));
      });
    return () => controller.abort();
  }, [onProblem]);
  return formats;
}
