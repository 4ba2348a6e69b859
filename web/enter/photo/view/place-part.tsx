// The picture with the four corners of its grid, and the fields for the rows and the columns, for
// pictures in which the grid was not found or was found wrong.

import { RotateCw } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useRef, useState } from 'react';
import { useText } from '../../../app/texts.ts';
import { Button } from '../../../design/button.tsx';
import { Switch } from '../../../design/switch.tsx';
import { SizeFields } from '../../size-fields.tsx';
import { CORNERS, type Corner, withCorner } from '../state/corners.ts';
import type { KeptPhoto } from '../state/photo-state.ts';
import type { Photographing } from '../use-photo.ts';
import { CornerHandle } from './corner-handle.tsx';
import { CornerLoupe } from './corner-loupe.tsx';
import styles from './place.module.css';
import { useObjectUrl } from './use-object-url.ts';

interface PlacePartProps {
  readonly photo: KeptPhoto;
  readonly photographing: Photographing;
}

export function PlacePart({ photo, photographing: { state, dispatch } }: PlacePartProps) {
  const text = useText();
  const address = useObjectUrl(photo.file);
  const frame = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Corner>();
  const { size } = photo;
  const { place, readsMarks } = state;
  const outline = place?.corners.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <section className={styles.place}>
      <h2>{text('photo.picture')}</h2>
      <div
        ref={frame}
        className={styles.frame}
        style={{ '--ratio': size.width / size.height } as CSSProperties}
      >
        {address && <img src={address} alt={text('photo.picture.name')} draggable={false} />}
        {place && (
          <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.outline} aria-hidden>
            <polygon points={outline} />
          </svg>
        )}
        {place &&
          CORNERS.map((corner) => (
            <CornerHandle
              key={corner}
              {...{ corner, size, frame }}
              point={place.corners[corner]}
              onMove={(to) =>
                void dispatch({ type: 'place', place: withCorner(place, corner, to, size) })
              }
              onStart={() => setDragged(corner)}
              onEnd={() => {
                setDragged(undefined);
                void dispatch({ type: 'place-told' });
              }}
            />
          ))}
        {address && outline && place && dragged !== undefined && (
          <CornerLoupe {...{ address, size, outline }} point={place.corners[dragged]} />
        )}
      </div>
      {place && (
        <>
          <p className={styles.soft}>{text('photo.corners')}</p>
          <SizeFields
            draft={place}
            onSize={(width, height) => {
              void dispatch({ type: 'place', place: { ...place, width, height } });
              void dispatch({ type: 'place-told' });
            }}
          />
        </>
      )}
      <Switch
        label={text('photo.marks')}
        checked={readsMarks}
        onChange={(next) => void dispatch({ type: 'marks', readsMarks: next })}
      />
      <Button icon={RotateCw} onClick={() => void dispatch({ type: 'read-again' })}>
        {text('photo.again')}
      </Button>
    </section>
  );
}
