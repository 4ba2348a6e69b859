// Converts an image to a picture in the worker, after the choices have stayed the same for a
// moment.

import { useEffect, useState } from 'react';
import { drawingOfGrid } from '../../../src/create/drawing.ts';
import type { Image } from '../../../src/create/images/image-samples.ts';
import type { Palette } from '../../../src/puzzle/palette.ts';
import { useText } from '../../app/texts.ts';
import { useWork, type Work } from '../../app/use-work.ts';
import { quickWorker } from '../../workers/task-workers.ts';
import type { Picture } from '../drawing/picture.ts';
import { type ImageChoice, pictureTask } from './choice/image-choice.ts';

export interface ImageConversion {
  readonly image: Image;
  readonly choice: ImageChoice;
  /** The palette of the drawing at that time. */
  readonly drawn: Palette;
  readonly picture: Picture;
  /** The threshold that was found or chosen, from 0 to 1. */
  readonly threshold: number | undefined;
}

interface ConversionState {
  readonly work: Work | undefined;
  /**
   * The newest finished conversion. Until the next conversion is finished, it may belong to an
   * earlier image, to earlier choices or to an earlier palette of the drawing.
   */
  readonly made: ImageConversion | undefined;
  /** Whether the picture matches the current image, choices and palette of the drawing. */
  readonly isMade: boolean;
  readonly forget: () => void;
}

/** The image and the choices; the image is missing until one is read. */
interface Conversion {
  readonly image: Image | undefined;
  readonly choice: ImageChoice;
  /** The palette of the present drawing. */
  readonly drawn: Palette;
}

/** Called at the events of a conversion. The functions must be the same in every render. */
interface ConversionHooks {
  /** Called with undefined when a conversion begins, and with a message when it fails. */
  readonly onFailure: (message: string | undefined) => void;
  /**
   * Called when the conversion is cancelled, with the newest finished conversion if there is one
   * with the current palette of the drawing.
   */
  readonly onCancelled: (made: ImageConversion | undefined) => void;
}

/** How long, in milliseconds, the choices must stay the same. */
const PAUSE = 80;

/** Converts the image if there is one, and if the choices tell how. */
export function useImageConversion(
  { image, choice, drawn }: Conversion,
  { onFailure, onCancelled }: ConversionHooks,
): ConversionState {
  const text = useText();
  const { work, run, cancel } = useWork();
  const [made, setMade] = useState<ImageConversion>();
  const isOfPalette = made?.drawn === drawn;
  const isMade = isOfPalette && made.image === image && made.choice === choice;
  useEffect(() => {
    const task = pictureTask(choice, drawn);
    if (image === undefined || task === undefined || isMade) return;
    let isWanted = true;
    const make = async (): Promise<void> => {
      onFailure(undefined);
      const answer = await run(text('draw.image.making'), ({ signal }) =>
        quickWorker.ask('picture', { image, ...task }, { signal }),
      );
      if (!isWanted) return;
      if (answer === undefined) return onCancelled(isOfPalette ? made : undefined);
      const { grid, palette, threshold } = answer.value;
      const picture = { drawing: drawingOfGrid(grid), palette };
      setMade({ image, choice, drawn, picture, threshold });
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
  }, [image, choice, drawn, made, isOfPalette, isMade, run, cancel, text, onFailure, onCancelled]);
  return { work, made, isMade, forget: () => setMade(undefined) };
}
