// The result of an import: the puzzles that are new, those that were there before, and what could
// not be read, with file, line and column.

import { X } from 'lucide-react';
import { Link } from 'wouter';
import { type Text, useText } from '../app/texts.ts';
import { IconButton } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { MAX_FILE_BYTES } from '../puzzle-store/file-text.ts';
import { openedName } from '../puzzle-store/opened-name.ts';
import { ProblemList } from '../puzzle-store/problems/problem-list.tsx';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import type { ImportRefusal } from './import-files.ts';
import styles from './import-notice.module.css';
import { type Counted, type ImportedPuzzle, importedText } from './use-import.ts';

/** The most files whose problems are told. Of others, only the name is told. */
const MOST = 20;

interface ImportNoticeProps {
  readonly imported: Counted;
  readonly onClose: () => void;
}

export function ImportNotice({ imported, onClose }: ImportNoticeProps) {
  const text = useText();
  const { ids, puzzles, refusals, remarks } = imported;
  const close = <IconButton icon={X} label={text('app.close')} onClick={onClose} />;
  const left = [...refusals.slice(MOST), ...remarks.slice(MOST)].map(({ file }) => file);
  const others = [...new Set(left)];
  const unnamed = ids.length - puzzles.length;
  return (
    <Notice kind={kindOf(imported)} actions={close}>
      <p>{importedText(imported, text)}</p>
      <ul className={styles.list}>
        {puzzles.map((each) => (
          <Named key={each.opened.id} imported={each} />
        ))}
        {unnamed > 0 && <li>{text('library.import.others', { count: unnamed })}</li>}
        {refusals.slice(0, MOST).map((refusal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <Refusal refusal={refusal} />
          </li>
        ))}
        {remarks.slice(0, MOST).map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            {text('library.import.remarks', { file: each.file })}
            <ProblemList problems={each.remarks} />
          </li>
        ))}
        {others.length > 0 && (
          <li>{text('library.import.more', { count: others.length, files: others.join(', ') })}</li>
        )}
      </ul>
    </Notice>
  );
}

/** An import fails only if nothing came of it. */
function kindOf({ ids, refusals, remarks }: Counted): 'good' | 'info' | 'wrong' {
  if (refusals.length === 0) return remarks.length > 0 ? 'info' : 'good';
  return ids.length > 0 ? 'info' : 'wrong';
}

function Named({ imported }: { readonly imported: ImportedPuzzle }) {
  const text = useText();
  const { opened, isNew, savedMarks } = imported;
  return (
    <li>
      <Link href={addressOf('play', opened.id)}>{openedName(opened, text)}</Link>
      {!isNew && ` ${text('library.import.known')}`}
      {savedMarks === 'added' && ` ${text('library.import.saved-added')}`}
      {savedMarks === 'left' && ` ${text('library.import.saved')}`}
    </li>
  );
}

function Refusal({ refusal }: { readonly refusal: ImportRefusal }) {
  const text = useText();
  if (refusal.kind !== 'problems') return refusalText(refusal, text);
  return (
    <>
      {text('library.import.unread', { file: refusal.file })}
      <ProblemList problems={refusal.problems} />
    </>
  );
}

function refusalText(
  refusal: Exclude<ImportRefusal, { readonly kind: 'problems' }>,
  text: Text,
): string {
  switch (refusal.kind) {
    case 'too-large':
      return text('library.import.huge', { file: refusal.file, most: MAX_FILE_BYTES / 2 ** 20 });
    case 'image':
    case 'not-text':
    case 'unreadable':
      return text(`library.import.${refusal.kind}`, { file: refusal.file });
  }
}
