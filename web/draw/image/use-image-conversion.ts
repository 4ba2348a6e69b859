// The picture that an image would be, made in the worker once nothing has been chosen otherwise for
// a moment.

import { useEffect, useState } from 'react';
import { drawingOfGrid } from '../../../src/create/drawing.ts';
import type { Image } from '../../../src/create/image-samples.ts';
import { useWork, type Work } from '../../app/use-work.ts';
import { useText } from '../../app/words.tsx';
import { quick } from '../../solver/solvers.ts';
import type { Picture } from '../drawing/picture.ts';
import { type ImageChoice, optionsOf } from './image-choice.ts';

export interface ImageConversion {
  readonly image: Image;
  readonly choice: ImageChoice;
  readonly picture: Picture;
  /** The one that was found or told, from 0 to 1. */
  readonly threshold: number | undefined;
}

export interface ConversionState {
  readonly work: Work | undefined;
  /** Of the image and the choice before, while the next is made. */
  readonly made: ImageConversion | undefined;
  /** What was made is what is chosen. */
  readonly isMade: boolean;
  readonly forget: () => void;
}

/** What of the making others are to know; stays the same. */
export interface ConversionHooks {
  /** Undefined when all goes well. */
  readonly onFailure: (message: string | undefined) => void;
  /** Back to what was made before, if anything was. */
  readonly onCancelled: (made: ImageConversion | undefined) => void;
}

/** Milliseconds without a change of what is chosen. */
const PAUSE = 80;

/** Nothing is made without an image. */
export function useImageConversion(
  image: Image | undefined,
  choice: ImageChoice,
  { onFailure, onCancelled }: ConversionHooks,
): ConversionState {
  const text = useText();
  const { work, run, cancel } = useWork();
  const [made, setMade] = useState<ImageConversion>();
  const isMade = image !== undefined && made?.image === image && made.choice === choice;
  useEffect(() => {
    if (image === undefined || isMade) return;
    let isWanted = true;
    const make = async (): Promise<void> => {
      onFailure(undefined);
      const args = { image, options: optionsOf(choice, image) };
      const answer = await run(text('draw.image.making'), ({ signal }) =>
        quick.ask('picture', args, { signal }),
      );
      if (!isWanted) return;
      if (answer === undefined) return onCancelled(made);
      const { grid, palette, threshold } = answer;
      setMade({ image, choice, picture: { drawing: drawingOfGrid(grid), palette }, threshold });
    };
    const timer = setTimeout(() => {
      make().catch((error: Error) => {
        if (isWanted) onFailure(text('draw.image.failed', { message: error.message }));
      });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      cancel();
    };
  }, [image, choice, made, isMade, run, cancel, text, onFailure, onCancelled]);
  return { work, made, isMade, forget: () => setMade(undefined) };
}
