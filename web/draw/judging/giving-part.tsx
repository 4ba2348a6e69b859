// Offers to give cells at the start instead of changing the drawing.

import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { WorkBar } from '../../design/work-bar.tsx';
import card from '../card.module.css';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';
import { useGiving } from './use-giving.ts';

interface GivingPartProps {
  readonly editor: DrawingEditor;
  /** Called when the offer disappears, with the first of the given cells. */
  readonly onGiven: (cell: number) => void;
}

export function GivingPart({ editor, onGiven }: GivingPartProps) {
  const text = useText();
  const { work, failure, start } = useGiving(editor, onGiven);
  return (
    <details className={card.soft}>
      <summary>{text('draw.starter.question')}</summary>
      <p>{text('draw.starter.answer')}</p>
      <div className={card.row}>
        <Button onClick={start}>{text('draw.give')}</Button>
      </div>
      <WorkBar work={work} />
      {failure !== undefined && <Notice>{failure}</Notice>}
    </details>
  );
}
