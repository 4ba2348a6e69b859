// The link from a puzzle to its picture on the Draw screen, if the page knows the picture.

import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { defined } from '../../src/puzzle/defined.ts';
import { useText } from '../app/texts.ts';
import buttons from '../design/button.module.css';
import type { LibraryPuzzle } from '../puzzle-store/library-puzzles.ts';
import {
  type PictureEdit,
  pictureEdit,
  solvedWhen,
} from '../puzzle-store/pictures/picture-edit.ts';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import { loadSavedGame } from '../puzzle-store/saved-games.ts';
import { useStorage } from '../storage/use-storage.ts';

export function PictureLink({ base }: { readonly base: LibraryPuzzle }) {
  const text = useText();
  const edit = usePictureEdit(base);
  if (edit === undefined) return null;
  return (
    <Link href={addressOf('draw', base.id)} className={buttons.button ?? ''}>
      <Pencil aria-hidden size={20} />
      {text(`app.picture.edit.${edit}`)}
    </Link>
  );
}

/** Returns undefined until the saved game is loaded. */
function usePictureEdit(base: LibraryPuzzle): PictureEdit | undefined {
  const storage = useStorage();
  const [known, setKnown] = useState<{ readonly of: LibraryPuzzle; readonly edit?: PictureEdit }>();
  useEffect(() => {
    let isWanted = true;
    void loadSavedGame(storage, base.id).then((save) => {
      const hasGoal = base.puzzle.goal !== undefined;
      const edit = pictureEdit({ ...defined({ made: base.made }), hasGoal }, solvedWhen(save));
      if (isWanted) setKnown({ of: base, ...defined({ edit }) });
    });
    return () => {
      isWanted = false;
    };
  }, [storage, base]);
  return known?.of === base ? known.edit : undefined;
}
