// The buttons and the menu beside the heading of the library; its further pages have the menu
// alone, so that their puzzles begin high on a phone.

import {
  BookOpen,
  ChartColumn,
  Download,
  Ellipsis,
  FolderOpen,
  MonitorSmartphone,
  Sparkles,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../app/texts.ts';
import { showToast } from '../app/toasts.ts';
import buttons from '../design/button.module.css';
import { Button, IconButton } from '../design/button.tsx';
import { FilesButton } from '../design/files-button.tsx';
import { Menu, MenuItem, MenuLink } from '../design/menu.tsx';
import { NewPuzzle } from '../generate/new-puzzle.tsx';
import { exportEverything } from '../share/export-everything.ts';
import { useStorage } from '../storage/use-storage.ts';
import styles from './library-screen.module.css';

interface LibraryActionsProps {
  readonly isStart: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Called after new puzzles may have come in. */
  readonly onMade: () => Promise<unknown>;
  /** Called when a book is wanted of the puzzles that are shown. */
  readonly onBook: () => void;
}

export function LibraryActions({ isStart, onFiles, onMade, onBook }: LibraryActionsProps) {
  const text = useText();
  const [isMaking, setMaking] = useState(false);
  const endMaking = (): void => {
    setMaking(false);
    void onMade();
  };
  if (!isStart) return <MoreMenu onBook={onBook} />;
  return (
    <div className={styles.actions}>
      <Button kind="primary" icon={Sparkles} onClick={() => setMaking(true)}>
        {text('library.new')}
      </Button>
      <Link href="/statistics" className={buttons.button ?? ''}>
        <ChartColumn aria-hidden size={20} />
        {text('library.statistics')}
      </Link>
      <FilesButton label={text('library.import')} icon={FolderOpen} onFiles={onFiles} />
      <MoreMenu onBook={onBook} />
      {isMaking && <NewPuzzle onClose={endMaking} />}
    </div>
  );
}

function MoreMenu({ onBook }: Pick<LibraryActionsProps, 'onBook'>) {
  const storage = useStorage();
  const text = useText();
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={text('library.more')} />}>
      <MenuLink icon={MonitorSmartphone} href="/play#g=">
        {text('library.code')}
      </MenuLink>
      <MenuItem icon={BookOpen} onSelect={onBook}>
        {text('library.book')}
      </MenuItem>
      <MenuItem
        icon={Download}
        onSelect={() =>
          void exportEverything(storage).then(() => showToast(text('library.exported')))
        }
      >
        {text('app.storage.export')}
      </MenuItem>
    </Menu>
  );
}
