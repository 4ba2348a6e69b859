// A handle in the middle of an edge of the crop: a pointer drags it, and keys move it.

import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { Crop } from '../../../../src/create/images/crop-image.ts';
import type { Size } from '../../../../src/puzzle/places.ts';
import { useText } from '../../../app/texts.ts';
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
  const moveTo = (next: number): void => onCrop(withEdge(image, crop, edge, next));
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const [from, length, at] = isUpright(edge)
      ? [box.left, box.width, event.clientX]
      : [box.top, box.height, event.clientY];
    moveTo(((at - from) / length) * side);
  };
  const press = (event: KeyboardEvent): void => {
    const next = placeByKey(image, crop, edge, event.key);
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };
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
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}

/** Returns how many pixels are cut off at this edge. */
function cutOff(edge: CropEdge, place: number, side: number): number {
  return edge === 'left' || edge === 'top' ? place : side - place;
}

function placeStyle({ width, height }: Size, crop: Crop, edge: CropEdge) {
  const place = placeOfEdge(crop, edge);
  const x = isUpright(edge) ? place : crop.left + crop.width / 2;
  const y = isUpright(edge) ? crop.top + crop.height / 2 : place;
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` };
}
