// An image on its way to a picture: read from a file, shown as the picture that it would be, taken or left.

import { useEffect, useState } from 'react';
import { drawingOfGrid } from '../../src/create/drawing.ts';
import type { Image } from '../../src/create/sample.ts';
import { useWork, type Work } from '../app/use-work.ts';
import { type Text, useText } from '../app/words.tsx';
import { quick } from '../solver/solvers.ts';
import { FIRST_CHOICE, type ImageChoice, optionsOf } from './image-choice.ts';
import type { Picture } from './picture.ts';
import { MAX_FILE_MEGABYTES, MAX_MEGAPIXELS, type ReadImage, readImage } from './read-image.ts';

export interface Imaging {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly read: (file: File) => void;
  readonly work: Work | undefined;
  readonly failure: string | undefined;
  readonly hasImage: boolean;
  readonly choice: ImageChoice;
  readonly choose: (change: Partial<ImageChoice>) => void;
  /** Of the image and the choice before, while the next is made. */
  readonly made: Made | undefined;
  /** What was made is what is chosen. */
  readonly isReady: boolean;
}

export interface Made {
  readonly image: Image;
  readonly choice: ImageChoice;
  readonly picture: Picture;
  /** The one that was found or told, from 0 to 1. */
  readonly threshold: number | undefined;
}

/** Milliseconds without a change of what is chosen. */
const PAUSE = 80;

export function useImage(): Imaging {
  const text = useText();
  const reading = useWork();
  const { work: making, run, cancel } = useWork();
  const [isOpen, setOpen] = useState(false);
  const [image, setImage] = useState<Image>();
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [made, setMade] = useState<Made>();
  const [failure, setFailure] = useState<string>();
  const isMade = image !== undefined && made?.image === image && made.choice === choice;

  const read = async (file: File): Promise<void> => {
    setOpen(true);
    setFailure(undefined);
    const answer = await reading.run(text('draw.image.reading'), () => readImage(file));
    if (answer === undefined) return;
    setMade(undefined);
    setImage(answer.ok ? answer.image : undefined);
    if (!answer.ok) setFailure(reasonWords(text, answer, file.name));
  };
  useEffect(() => {
    if (image === undefined || isMade || !isOpen) return;
    let isWanted = true;
    const make = async (): Promise<void> => {
      setFailure(undefined);
      const args = { image, options: optionsOf(choice, image) };
      const answer = await run(text('draw.image.making'), ({ signal }) =>
        quick.ask('picture', args, { signal }),
      );
      if (!isWanted) return;
      if (answer === undefined) {
        // Cancelled: back to what was chosen before, if anything was.
        if (made === undefined) setImage(undefined);
        else setChoice(made.choice);
        return;
      }
      const { grid, palette, threshold } = answer;
      setMade({ image, choice, picture: { drawing: drawingOfGrid(grid), palette }, threshold });
    };
    const timer = setTimeout(() => {
      make().catch((error: Error) => {
        if (isWanted) setFailure(text('draw.image.failed', { message: error.message }));
      });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      cancel();
    };
  }, [image, choice, made, isMade, isOpen, run, cancel, text]);

  return {
    isOpen,
    setOpen,
    read: (file) => void read(file),
    work: reading.work ?? making,
    failure,
    hasImage: image !== undefined,
    choice,
    choose: (change) => setChoice((before) => ({ ...before, ...change })),
    made,
    isReady: isMade && reading.work === undefined,
  };
}

function reasonWords(
  text: Text,
  { reason, width = 0, height = 0 }: ReadImage & { ok: false },
  name: string,
) {
  const values = { name, width, height, megabytes: MAX_FILE_MEGABYTES, megapixels: MAX_MEGAPIXELS };
  return text(`draw.image.${reason}`, values);
}
