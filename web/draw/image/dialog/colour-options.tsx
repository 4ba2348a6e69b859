// The choice of the colours: where they come from, and how many or which they are.

import { useId } from 'react';
import { MAX_IMAGE_COLOURS } from '../../../../src/create/images/image-to-picture.ts';
import { OFFERED_COLOURS } from '../../../../src/create/offered-colours.ts';
import {
  isTypedColour,
  typedPalette,
  withTypedColour,
} from '../../../../src/create/typed-palette.ts';
import { BACKGROUND } from '../../../../src/puzzle/palette.ts';
import { type Text, useText } from '../../../app/texts.ts';
import { colourName } from '../../../board/view/spoken-names.ts';
import { Choice } from '../../../design/choice.tsx';
import { Slider } from '../../../design/slider.tsx';
import { MAX_DRAWN_COLOURS } from '../../palette/palette-edit.ts';
import { COLOUR_SOURCES } from '../choice/image-choice.ts';
import type { Imaging } from '../use-image.ts';
import styles from './options.module.css';

type ColourOptionsProps = Pick<Imaging, 'choice' | 'change'>;

export function ColourOptions({ choice, change }: ColourOptionsProps) {
  const text = useText();
  return (
    <>
      <Choice
        label={text('draw.image.source')}
        value={choice.colourSource}
        choices={COLOUR_SOURCES.map((source) => [source, text(`draw.image.source.${source}`)])}
        onChange={(colourSource) => change((own) => ({ ...own, colourSource }))}
      />
      {choice.colourSource === 'image' && (
        <Slider
          label={text('draw.image.colours')}
          value={choice.colours}
          min={1}
          max={MAX_IMAGE_COLOURS}
          onChange={(colours) => change((own) => ({ ...own, colours }))}
          shown={String(choice.colours)}
        />
      )}
      {choice.colourSource === 'list' && <ListField {...{ choice, change }} />}
    </>
  );
}

function ListField({ choice: { typedColours }, change }: ColourOptionsProps) {
  const text = useText();
  const id = useId();
  const wrong = wrongWords(text, typedColours);
  const type = (typed: string): void => change((own) => ({ ...own, typedColours: typed }));
  return (
    <>
      <label className={styles.field}>
        <span>{text('draw.image.list')}</span>
        <input
          className={styles.list}
          value={typedColours}
          placeholder="#ffffff, #d62828"
          spellCheck={false}
          autoCapitalize="off"
          aria-describedby={id}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <p id={id} className={wrong === undefined ? styles.note : styles.wrong}>
        {wrong ?? text('draw.image.list.hint')}
      </p>
      <fieldset className={styles.swatches} aria-label={text('draw.image.list.offered')}>
        {[BACKGROUND, ...OFFERED_COLOURS].map((look) => (
          <button
            key={look.rgb}
            type="button"
            className={styles.swatch}
            style={{ background: look.rgb }}
            aria-label={colourName(text, look)}
            aria-pressed={isTypedColour(typedColours, look)}
            data-tooltip
            onClick={() => type(withTypedColour(typedColours, look))}
          />
        ))}
      </fieldset>
    </>
  );
}

/** Says what is wrong with the list, or missing in it. */
function wrongWords(text: Text, typed: string): string | undefined {
  const { palette, wrong, isTooLong } = typedPalette(typed, MAX_DRAWN_COLOURS);
  if (palette !== undefined) return undefined;
  if (wrong !== undefined) return text('draw.image.list.wrong', { word: wrong });
  if (isTooLong) return text('draw.image.list.long', { most: MAX_DRAWN_COLOURS });
  return typed.trim() === '' ? undefined : text('draw.image.list.few');
}
