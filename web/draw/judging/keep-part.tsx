// Chooses what suggestions must keep of the drawing.

import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Choice } from '../../design/choice.tsx';
import { Notice } from '../../design/notice.tsx';
import { Switch } from '../../design/switch.tsx';
import card from '../card.module.css';
import type { Picture } from '../drawing/picture.ts';
import styles from './keep-part.module.css';
import { KEPT_PARTS } from './keep-wish.ts';
import type { Keeping } from './use-keeping.ts';

interface KeepPartProps {
  readonly keeping: Keeping;
  readonly picture: Picture;
}

export function KeepPart({ keeping, picture }: KeepPartProps) {
  const text = useText();
  const { keeps, keepsSymmetry, symmetry, isMarking } = keeping;
  return (
    <details className={card.soft}>
      <summary>{text('draw.keep')}</summary>
      <div className={styles.choices}>
        <Choice
          label={text('draw.keep.cells')}
          quiet
          value={keeps}
          choices={KEPT_PARTS.map((part) => [part, text(`draw.keep.${part}`)])}
          onChange={keeping.keep}
        />
        {keeps === 'marked' && (
          <>
            <p>{text('draw.keep.count', { count: countMarked(picture) })}</p>
            {!isMarking && (
              <Button onClick={() => keeping.setMarking(true)}>{text('draw.keep.mark')}</Button>
            )}
          </>
        )}
        {symmetry !== 'none' && (
          <Switch
            label={text(`draw.keep.symmetry.${symmetry}`)}
            checked={keepsSymmetry}
            onChange={keeping.keepSymmetry}
          />
        )}
      </div>
    </details>
  );
}

function countMarked({ marked }: Picture): number {
  return marked?.cells.reduce((sum, is) => sum + is, 0) ?? 0;
}

interface MarkingNoticeProps {
  readonly keeping: Keeping;
  /** Called when the notice disappears with its button. */
  readonly onDone: () => void;
}

/** Says, beside the drawing, that strokes mark cells now, and ends that. */
export function MarkingNotice({ keeping, onDone }: MarkingNoticeProps) {
  const text = useText();
  if (!keeping.isMarking) return null;
  const end = (): void => {
    keeping.setMarking(false);
    onDone();
  };
  return (
    <Notice actions={<Button onClick={end}>{text('draw.keep.done')}</Button>}>
      {text('draw.keep.marking')}
    </Notice>
  );
}
