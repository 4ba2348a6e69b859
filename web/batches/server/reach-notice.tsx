// Says what stands between the page and the batches, and what can be done about it.

import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Loading } from '../../design/loading.tsx';
import { Notice } from '../../design/notice.tsx';
import type { Watching } from '../watch/use-batches.ts';
import { KeyForm } from './key-form.tsx';
import { serverProblemText } from './server-problem-text.ts';

export function ReachNotice({ state, dispatch }: Watching) {
  const text = useText();
  const { reach, key, batches, isListed } = state;
  const again = (
    <Button onClick={() => void dispatch({ type: 'again' })}>{text('app.again')}</Button>
  );
  switch (reach.kind) {
    case 'open':
      return null;
    case 'unmet':
      return <Loading />;
    case 'no-server': {
      const isKnown = isListed || batches.length > 0;
      return (
        <Notice kind="wrong" actions={again}>
          {text(isKnown ? 'batches.reach.lost' : 'batches.reach.no-server')}
        </Notice>
      );
    }
    case 'no-batches':
      return <Notice actions={again}>{text('batches.reach.no-batches')}</Notice>;
    case 'refused':
      return (
        <Notice kind="wrong" actions={again}>
          {text('batches.reach.refused', { message: serverProblemText(reach.problem, text) })}
        </Notice>
      );
    case 'key-wanted':
      return (
        <>
          <Notice kind={reach.isWrong ? 'wrong' : 'info'}>
            {text(reach.isWrong ? 'batches.reach.wrong-key' : 'batches.reach.key')}
          </Notice>
          <KeyForm value={key} onKey={(next) => void dispatch({ type: 'key', key: next })} />
        </>
      );
  }
}
