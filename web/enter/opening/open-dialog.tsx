// The dialog that opens puzzles from any text, typed or pasted, and from any file, chosen or
// dropped.

import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { useText } from '../../app/texts.ts';
import { FINGERS, useMedia } from '../../app/use-media.ts';
import type { Working } from '../../app/use-work.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { WorkBar } from '../../design/work-bar.tsx';
import type { TypedDraft } from '../draft/typed-draft.ts';
import styles from './open-dialog.module.css';
import type { OpenedText } from './open-text.ts';
import { OpenedList } from './opened-list.tsx';

export interface OpenDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly working: Working;
  /** The text whose puzzles and problems the dialog shows. */
  readonly opened: OpenedText | undefined;
  /** The reason why nothing could be read at all. */
  readonly failure: string | undefined;
  /** Called when the text in the field changes. */
  readonly onTyping: () => void;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onTake: (puzzle: Puzzle) => void;
  /** Accepts a puzzle with problems, to be corrected on the board. */
  readonly onCorrect: (draft: TypedDraft) => void;
}

export function OpenDialog(props: OpenDialogProps) {
  const { open, onOpenChange, working, opened, failure } = props;
  const { onTyping, onText, onFile, onTake, onCorrect } = props;
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // On touch screens, the field does not get the focus: an on-screen keyboard would cover half of
  // the dialog.
  const isTouch = useMedia(FINGERS);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('enter.open.title')}
      description={text('enter.open.description')}
      wide
      first={isTouch ? undefined : field}
    >
      <div className={styles.body}>
        <label htmlFor={id}>{text('enter.open.text')}</label>
        <textarea
          ref={field}
          id={id}
          className={styles.text}
          rows={8}
          value={typed}
          spellCheck={false}
          autoComplete="off"
          placeholder={'width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1'}
          onChange={({ target }) => {
            setTyped(target.value);
            onTyping();
          }}
          onPaste={(event) => {
            if (typed !== '') return;
            event.preventDefault();
            const pasted = event.clipboardData.getData('text');
            setTyped(pasted);
            onText(pasted);
          }}
        />
        <Sources typed={typed} onText={onText} onFile={onFile} />
        <WorkBar work={working.work} />
        {failure !== undefined && <Notice kind="wrong">{failure}</Notice>}
        {opened && <OpenedList {...{ opened, onTake, onCorrect }} />}
      </div>
    </Dialog>
  );
}

/** Shows the buttons that read the typed text or a file. */
function Sources({
  typed,
  onText,
  onFile,
}: Pick<OpenDialogProps, 'onText' | 'onFile'> & { readonly typed: string }) {
  const text = useText();
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.actions}>
      <Button kind="primary" disabled={typed.trim() === ''} onClick={() => onText(typed)}>
        {text('enter.open.read')}
      </Button>
      <Button icon={FileUp} onClick={() => file.current?.click()}>
        {text('enter.open.file')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        data-testid="open-file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = '';
        }}
      />
      <span className={styles.hint}>{text('enter.open.drop')}</span>
    </div>
  );
}
