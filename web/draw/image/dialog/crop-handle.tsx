// A handle in the middle of an edge of the crop: a pointer drags it, and keys move it.

import type { RefObject } from 'react';
import type { Crop } from '../../../../src/create/images/crop-image.ts';
import type { PixelPoint } from '../../../../src/photo/photo-reading.ts';
import type { Size } from '../../../../src/puzzle/places.ts';
import { useText } from '../../../app/texts.ts';
import { useHandle } from '../../../images/use-handle.ts';
import {
  boundsOfEdge,
  type CropEdge,
  isUpright,
  placeByKey,
  placeOfEdge,
  withEdge,
} from '../choice/crop-edges.ts';
import styles from './views.module.css';

interface CropHandleProps {
  readonly image: Size;
  readonly crop: Crop;
  readonly edge: CropEdge;
  /** The element that is as large as the shown image. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly onCrop: (crop: Crop) => void;
}

export function CropHandle({ image, crop, edge, frame, onCrop }: CropHandleProps) {
  const text = useText();
  const [least, most] = boundsOfEdge(image, crop, edge);
  const place = placeOfEdge(crop, edge);
  const side = isUpright(edge) ? image.width : image.height;
  const listeners = useHandle({
    ...{ frame, size: image, point: placeOfHandle(crop, edge) },
    byKey: ({ key }) => {
      const next = placeByKey(image, crop, edge, key);
      return next === undefined ? undefined : { x: next, y: next };
    },
    onMove: ({ x, y }) => onCrop(withEdge(image, crop, edge, isUpright(edge) ? x : y)),
  });
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={text(`draw.image.edge.${edge}`)}
      aria-orientation={isUpright(edge) ? 'horizontal' : 'vertical'}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={place}
      aria-valuetext={text('draw.image.edge.cut', { count: cutOff(edge, place, side) })}
      className={`${styles.edge} ${isUpright(edge) ? styles.upright : styles.level}`}
      style={placeStyle(image, crop, edge)}
      {...listeners}
    />
  );
}

/** Returns how many pixels are cut off at this edge. */
function cutOff(edge: CropEdge, place: number, side: number): number {
  return edge === 'left' || edge === 'top' ? place : side - place;
}

function placeStyle({ width, height }: Size, crop: Crop, edge: CropEdge) {
  const { x, y } = placeOfHandle(crop, edge);
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` };
}

/** Returns the middle of an edge. */
function placeOfHandle(crop: Crop, edge: CropEdge): PixelPoint {
  const place = placeOfEdge(crop, edge);
  return {
    x: isUpright(edge) ? place : crop.left + crop.width / 2,
    y: isUpright(edge) ? crop.top + crop.height / 2 : place,
  };
}
