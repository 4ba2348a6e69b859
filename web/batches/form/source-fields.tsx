// The fields for the puzzles of a batch: files that are chosen or dropped, and text that is pasted.

import { FileUp, X } from 'lucide-react';
import { useId } from 'react';
import type { Operation } from '../../../src/tasks/operations/operation.ts';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { useDrop } from '../../app/use-drop.ts';
import { IconButton } from '../../design/button.tsx';
import { DropVeil } from '../../design/drop-veil.tsx';
import { FilesButton } from '../../design/files-button.tsx';
import { Notice } from '../../design/notice.tsx';
import type { MessageKey } from '../../messages/keys.ts';
import { fileSizeText } from './file-size-text.ts';
import styles from './form.module.css';
import { formProblemText } from './form-problem-text.ts';
import type { NewBatchForm } from './use-new-batch.ts';

/** A longer text would make the field slow, so it becomes a file. */
const LONGEST_TYPED = 200_000;

const EXAMPLE = '{"rows": [[2], [1]], "cols": [[2], [1]]}';
const WISH = '{"size": "20x15", "difficulty": "hard"}';

export function SourceFields({ state, dispatch }: NewBatchForm) {
  const text = useText();
  const id = useId();
  const { operation, files } = state.entries;
  const isOfImages = operation === 'create';
  const add = (added: readonly File[]): void => void dispatch({ type: 'files', files: added });
  const isDropping = useDrop((dropped) => add([...dropped.files]));
  const problems = state.problems.filter(({ at }) => at === 'source');
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className={styles.label}>{text(LEGENDS[operation] ?? 'batches.form.source')}</legend>
      <div className={styles.actions}>
        <FilesButton
          label={text('batches.form.files')}
          icon={FileUp}
          {...(isOfImages ? { accept: 'image/*' } : {})}
          onFiles={add}
        />
        <span id={`${id}-hint`} className={styles.beside}>
          {text(HINTS[operation] ?? 'batches.form.files.hint')}
        </span>
      </div>
      {files.length > 0 && <FileList {...{ files, dispatch }} />}
      {!isOfImages && <TextField {...{ state, dispatch }} />}
      {problems.map((problem) => {
        const words = formProblemText(problem, text, isOfImages);
        return (
          <Notice key={words} kind="wrong">
            {words}
          </Notice>
        );
      })}
      {isDropping && <DropVeil>{text('batches.form.files.drop')}</DropVeil>}
    </fieldset>
  );
}

const LEGENDS: Readonly<Partial<Record<Operation, MessageKey>>> = {
  create: 'batches.form.source.images',
  generate: 'batches.form.source.wishes',
};

const HINTS: Readonly<Partial<Record<Operation, MessageKey>>> = {
  create: 'batches.form.files.hint.images',
  generate: 'batches.form.files.hint.wishes',
};

interface FileListProps extends Pick<NewBatchForm, 'dispatch'> {
  readonly files: readonly File[];
}

function FileList({ files, dispatch }: FileListProps) {
  const text = useText();
  return (
    <ul className={styles.files} aria-label={text('batches.form.files.list')}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
        <li key={`${file.name} ${index}`} className={styles.file}>
          <span className={styles.fileName}>{file.name}</span>
          <span className={styles.hint}>{fileSizeText(file.size, text)}</span>
          <IconButton
            icon={X}
            label={text('batches.form.files.remove', { file: file.name })}
            onClick={() => void dispatch({ type: 'file-removed', file })}
          />
        </li>
      ))}
    </ul>
  );
}

function TextField({ state, dispatch }: NewBatchForm) {
  const text = useText();
  const id = useId();
  const { operation } = state.entries;
  return (
    <>
      <label htmlFor={id}>{text('batches.form.text')}</label>
      <textarea
        id={id}
        className={styles.text}
        rows={5}
        value={state.entries.text}
        spellCheck={false}
        autoComplete="off"
        placeholder={operation === 'generate' ? WISH : `${EXAMPLE}\n${EXAMPLE}`}
        onChange={({ target }) =>
          void dispatch({ type: 'entered', entries: { text: target.value } })
        }
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (pasted.length <= LONGEST_TYPED) return;
          event.preventDefault();
          const name = `${text('batches.form.text.pasted')}${endingOf(pasted)}`;
          void dispatch({ type: 'files', files: [new File([pasted], name)] });
          showToast(text('batches.form.text.long'));
        }}
      />
    </>
  );
}

/** JSON lines may be of any length only in a file that says so. */
function endingOf(pasted: string): string {
  return pasted.slice(0, 100).trimStart().startsWith('{"') ? '.jsonl' : '.txt';
}
