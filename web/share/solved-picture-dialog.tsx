// Saves or shares the picture of a solved puzzle, or the replay of the game as an animated image.

import { FileDown, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../app/texts.ts';
import { showToast } from '../app/toasts.ts';
import { useMedia } from '../app/use-media.ts';
import { useWork, type WorkHost } from '../app/use-work.ts';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { Dialog } from '../design/dialog.tsx';
import { WorkBar } from '../design/work-bar.tsx';
import type { Opened } from '../puzzle-store/opened-name.ts';
import { fileNameOf } from './file-name.ts';
import { askReplayGif } from './replay/ask-replay-gif.ts';
import type { Played } from './replay/replay-boards.ts';
import { canShareFile, saveFile, shareFile } from './save-file.ts';
import styles from './solved-picture-dialog.module.css';
import { pngOf } from './vector/canvas.ts';
import { pictureImage } from './vector/picture-image.ts';
import { svgOf } from './vector/svg.ts';

const KINDS = ['picture', 'replay'] as const;
type Kind = (typeof KINDS)[number];

interface Pictured {
  /** The puzzle with its title. */
  readonly opened: Opened;
  readonly name: string;
  readonly played: Played & { readonly cells: Uint8Array };
}

interface SolvedPictureDialogProps extends Pictured {
  readonly onClose: () => void;
}

export function SolvedPictureDialog({ onClose, ...pictured }: SolvedPictureDialogProps) {
  const text = useText();
  const [kind, setKind] = useState<Kind>('picture');
  const { files, still, work, again } = useFiles(pictured, kind);
  const [shown] = files;
  const seen = useMedia('(prefers-reduced-motion: reduce)') ? still : shown;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={text('play.picture.save')}>
      <Choice
        label={text('play.picture.kind')}
        quiet
        value={kind}
        choices={KINDS.map((each) => [each, text(`play.picture.kind.${each}`)])}
        onChange={setKind}
      />
      <div className={styles.preview}>
        {shown && seen && <Preview file={seen} name={pictured.name} />}
        <WorkBar work={work} />
        {again && <Button onClick={again}>{text('play.picture.make')}</Button>}
      </div>
      <div className={styles.buttons}>
        {shown && canShareFile(shown) && <ShareButton file={shown} />}
        {files.map((file) => (
          <SaveButton key={file.name} file={file} />
        ))}
      </div>
    </Dialog>
  );
}

function SaveButton({ file }: { readonly file: File }) {
  const text = useText();
  const format = file.name.slice(file.name.lastIndexOf('.') + 1).toUpperCase();
  return (
    <Button icon={FileDown} onClick={() => saveFile(file, file.type, file.name)}>
      {text('play.picture.as', { format })}
    </Button>
  );
}

function Preview({ file, name }: { readonly file: File; readonly name: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url === undefined ? null : <img className={styles.image} src={url} alt={name} />;
}

function ShareButton({ file }: { readonly file: File }) {
  const text = useText();
  const failed = (error: unknown): void =>
    void showToast(text('app.failed', { message: String(error) }));
  return (
    <Button kind="primary" icon={Share2} onClick={() => void shareFile(file).catch(failed)}>
      {text('play.share')}
    </Button>
  );
}

interface MadeFiles {
  /** The files to choose from, the one to show first; empty until they are made. */
  readonly files: readonly File[];
  /** A picture that does not move, if one was made. */
  readonly still: File | undefined;
  readonly work: ReturnType<typeof useWork>['work'];
  /** Makes the files after the work was cancelled or has failed. */
  readonly again: (() => void) | undefined;
}

/** Makes the files of the kind, each kind one time. */
function useFiles(pictured: Pictured, kind: Kind): MadeFiles {
  const text = useText();
  const { work, run } = useWork();
  const [made, setMade] = useState<Partial<Record<Kind, readonly File[]>>>({});
  const [stopped, setStopped] = useState<Kind>();
  const make = async (): Promise<void> => {
    setStopped(undefined);
    const files = await run(text('play.picture.making'), (host) => FILES[kind](pictured, host));
    if (files === undefined) setStopped(kind);
    else setMade((before) => ({ ...before, [kind]: files }));
  };
  const again = (): void => {
    make().catch((error: unknown) => {
      setStopped(kind);
      showToast(text('app.failed', { message: String(error) }));
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each kind.
  useEffect(() => {
    if (made[kind] === undefined) again();
  }, [kind]);
  const still = made.picture?.[0];
  return { files: made[kind] ?? [], still, work, again: stopped === kind ? again : undefined };
}

type MakeFiles = (pictured: Pictured, host: WorkHost) => Promise<readonly File[] | undefined>;

const FILES: Readonly<Record<Kind, MakeFiles>> = {
  async picture({ opened, name, played }) {
    const image = pictureImage(played.puzzle, played.cells);
    return [
      fileOf(await pngOf(image), opened, 'png', 'image/png'),
      fileOf(svgOf(image, name), opened, 'svg', 'image/svg+xml'),
    ];
  },
  async replay({ opened, played }, host) {
    const gif = await askReplayGif(played, host);
    return gif && [fileOf(gif as BlobPart, opened, 'gif', 'image/gif')];
  },
};

function fileOf(content: BlobPart, opened: Opened, ending: string, type: string): File {
  return new File([content], fileNameOf(opened, ending), { type });
}
