// The dialog in which a text is typed that becomes a piece of the drawing, in the pixel font.

import { type FormEvent, useRef, useState } from 'react';
import { drawText } from '../../../src/create/pixel-text.ts';
import type { Palette } from '../../../src/puzzle/palette.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import card from '../card.module.css';
import { imageOfPicture } from '../drawing/image-of-picture.ts';
import type { Picture } from '../drawing/picture.ts';
import { PixelCanvas } from '../image/dialog/pixel-canvas.tsx';
import styles from './text-dialog.module.css';
import { textPiece } from './text-piece.ts';

interface TextDialogProps {
  readonly palette: Palette;
  /** The colour of the text. */
  readonly colour: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onText: (piece: Picture) => void;
}

const MAX_LENGTH = 80;

export function TextDialog({ palette, colour, open, onOpenChange, onText }: TextDialogProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { drawing, missing } = drawText(typed);
  const piece = drawing && textPiece(drawing, palette, colour);
  const take = (event: FormEvent): void => {
    event.preventDefault();
    if (piece === undefined) return;
    onText(piece);
    onOpenChange(false);
  };
  return (
    <Dialog
      {...{ open, onOpenChange }}
      title={text('draw.text')}
      description={text('draw.text.about')}
      first={field}
    >
      <form className={styles.form} onSubmit={take}>
        <label className={styles.field}>
          <span>{text('draw.text.label')}</span>
          <input
            ref={field}
            className={card.input}
            value={typed}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <p className={card.wrong} role="status">
          {missing.length > 0 && text('draw.text.missing', { characters: missing.join(' ') })}
        </p>
        {piece && (
          <>
            <PixelCanvas image={imageOfPicture(piece)} label={text('draw.image.preview')} />
            <p className={card.soft}>
              {text('draw.text.size', { width: drawing.width, height: drawing.height })}
            </p>
          </>
        )}
        <Button kind="primary" type="submit" aria-disabled={piece === undefined}>
          {text('draw.text.take')}
        </Button>
      </form>
    </Dialog>
  );
}
