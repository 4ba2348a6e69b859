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
  readonly made: Made | undefined;
}

export interface Made {
  readonly picture: Picture;
  /** The one that was found or told, from 0 to 1. */
  readonly threshold: number | undefined;
}

/** Milliseconds without a change of what is chosen. */
const PAUSE = 80;

export function useImage(): Imaging {
  const text = useText();
  const { work, run } = useWork();
  const [isOpen, setOpen] = useState(false);
  const [image, setImage] = useState<Image>();
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [made, setMade] = useState<Made>();
  const [failure, setFailure] = useState<string>();

  const read = async (file: File): Promise<void> => {
    setOpen(true);
    setFailure(undefined);
    const answer = await run(text('draw.image.reading'), () => readImage(file));
    if (answer === undefined) return;
    if (answer.ok) {
      setMade(undefined);
      setImage(answer.image);
    } else setFailure(reasonWords(text, answer, file.name));
  };
  useEffect(() => {
    if (image === undefined || !isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const make = async (): Promise<void> => {
      const options = optionsOf(choice, image);
      const { grid, palette, threshold } = await quick.ask(
        'picture',
        { image, options },
        { signal },
      );
      setMade({ picture: { drawing: drawingOfGrid(grid), palette }, threshold });
    };
    const timer = setTimeout(() => {
      make().catch((error: Error) => {
        if (!signal.aborted) setFailure(text('app.failed', { message: error.message }));
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [image, choice, isOpen, text]);

  return {
    isOpen,
    setOpen,
    read: (file) => void read(file),
    work,
    failure,
    hasImage: image !== undefined,
    choice,
    choose: (change) => setChoice((before) => ({ ...before, ...change })),
    made,
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
