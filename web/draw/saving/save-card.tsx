// The card with the title and the other texts of the puzzle, and with Save, Play and Share.

import { Play, Save, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../design/button.tsx';
import { MetaFields } from '../../puzzle-store/details/meta-fields.tsx';
import { ShareDialog } from '../../share/share-dialog.tsx';
import { useStorage } from '../../storage/use-storage.ts';
import styles from '../card.module.css';
import { isEmpty } from '../drawing/picture.ts';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';
import { isSaved, puzzleToSave } from './save-drawing.ts';
import type { DrawingSaving } from './use-drawing-saving.ts';

interface SaveCardProps {
  readonly editor: DrawingEditor;
  readonly saving: DrawingSaving;
  readonly id: string | undefined;
  /** Whether the puzzle has several solutions. */
  readonly isAmbiguous: boolean;
}

export function SaveCard({ editor, saving, id, isAmbiguous }: SaveCardProps) {
  const storage = useStorage();
  const text = useText();
  const { picture, meta, setMeta } = editor;
  const [shared, setShared] = useState<Puzzle>();
  const nothing = isEmpty(picture);
  const saved = saving.saved !== undefined && isSaved(picture, meta, saving.saved);
  const canSave = !nothing && !saved;
  const isKept = useSyncExternalStore(storage.watch, storage.status) === 'ok';
  const play = (): void => {
    if (isAmbiguous) showToast(text('draw.several.play'));
    saving.play();
  };
  return (
    <section className={styles.card} aria-label={text('draw.puzzle')}>
      <h2>{text('draw.puzzle')}</h2>
      <MetaFields meta={meta} onChange={(name, value) => setMeta({ ...meta, [name]: value })} />
      <div className={styles.row}>
        <Button
          kind="primary"
          icon={Save}
          // The button is not `disabled`, so that it keeps the focus when everything is saved.
          aria-disabled={!canSave}
          onClick={() => canSave && saving.save()}
        >
          {text(saving.saved === undefined ? 'draw.save' : 'draw.save.own')}
        </Button>
        <Button icon={Play} disabled={nothing} onClick={play}>
          {text('draw.play')}
        </Button>
        <Button
          icon={Share2}
          disabled={nothing}
          onClick={() => setShared(puzzleToSave(picture, meta, saving.saved))}
        >
          {text('draw.share')}
        </Button>
      </div>
      <p className={styles.soft} data-testid="saved">
        {text(savedKey(nothing, isKept, saved))}
      </p>
      {shared && (
        <ShareDialog
          puzzle={shared}
          id={saved ? id : undefined}
          warning={isAmbiguous ? text('draw.several') : undefined}
          open
          onOpenChange={(open) => !open && setShared(undefined)}
        />
      )}
    </section>
  );
}

function savedKey(isNothing: boolean, isKept: boolean, isSaved: boolean) {
  if (isNothing) return 'draw.saved.nothing';
  if (!isKept) return 'draw.saved.not';
  return isSaved ? 'draw.saved.all' : 'draw.saved.draft';
}
