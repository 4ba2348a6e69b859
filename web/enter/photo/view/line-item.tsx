// A line of a reading: the crop of its clue, and its numbers beside it.

import { Check, Plus } from 'lucide-react';
import { useText } from '../../../app/texts.ts';
import { colourNames } from '../../../board/view/spoken-names.ts';
import { IconButton } from '../../../design/button.tsx';
import type { LineEdit } from '../state/shown-number.ts';
import type { ShownReading } from '../state/shown-reading.ts';
import { ClueCrop } from './clue-crop.tsx';
import styles from './lines.module.css';
import { NumberChip } from './number-chip.tsx';
import { NumberEditor } from './number-editor.tsx';

interface LineItemProps {
  readonly reading: ShownReading;
  readonly bitmap: ImageBitmap | undefined;
  readonly line: number;
  /** The number of the line that is being corrected. */
  readonly open: number | undefined;
  readonly onOpen: (index: number | undefined) => void;
  readonly onEdit: (edit: LineEdit) => void;
}

export function LineItem({ reading, bitmap, line, open, onOpen, onEdit }: LineItemProps) {
  const text = useText();
  const { palette, place, rooms, lines } = reading;
  const { width, height } = place;
  const isRow = line < height;
  const name = isRow
    ? text('enter.row', { number: line + 1 })
    : text('enter.column', { number: line - height + 1 });
  const numbers = lines[line] ?? [];
  const names = palette.length > 2 ? colourNames(text, palette) : undefined;
  const opened = open === undefined ? undefined : numbers[open];
  const room = rooms[line];
  return (
    <li className={styles.line} data-line={line}>
      <span className={styles.name}>{name}</span>
      {room && <ClueCrop {...{ bitmap, room }} label={text('photo.crop', { line: name })} />}
      <div className={styles.numbers}>
        {numbers.map((number, index) => (
          <NumberChip
            // biome-ignore lint/suspicious/noArrayIndexKey: a number has no other name.
            key={index}
            {...{ number, index, line: name }}
            colour={palette.length > 2 ? palette[number.colour] : undefined}
            colourName={names?.[number.colour]}
            isOpen={open === index}
            onOpen={() => onOpen(open === index ? undefined : index)}
          />
        ))}
        {numbers.length === 0 && <span className={styles.empty}>{text('photo.empty')}</span>}
        <IconButton
          icon={Plus}
          label={text('photo.add', { line: name })}
          onClick={() => onEdit({ kind: 'insert', index: numbers.length })}
        />
        {numbers.some(({ isDoubtful }) => isDoubtful) && (
          <IconButton
            icon={Check}
            label={text('photo.right.line', { line: name })}
            onClick={() => onEdit({ kind: 'confirm-line', index: 0 })}
          />
        )}
      </div>
      {open !== undefined && opened && (
        <NumberEditor
          key={open}
          {...{ palette, onEdit }}
          number={opened}
          index={open}
          most={isRow ? width : height}
        />
      )}
    </li>
  );
}
