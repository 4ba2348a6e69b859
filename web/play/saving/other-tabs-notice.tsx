// A notice that the puzzle was also played in another tab. The player chooses which marks stay.

import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useGame } from '../game/play-context.ts';

export function OtherTabsNotice() {
  const text = useText();
  const elsewhere = useGame((state) => state.elsewhere);
  if (elsewhere === undefined) return null;
  const actions = (
    <>
      <Button onClick={elsewhere.takeOver}>{text('play.elsewhere.take')}</Button>
      <Button onClick={elsewhere.goOn}>{text('play.elsewhere.go-on')}</Button>
    </>
  );
  return (
    <Notice kind="wrong" actions={actions}>
      {text('play.elsewhere')}
    </Notice>
  );
}
