// The page that a game code opens. It shows which parts are still missing, what is wrong with a
// code, or two games of which the person chooses one, and takes pasted codes.

import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Page } from '../../design/page.tsx';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import type { Storage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { ChooseGame } from './choose-game.tsx';
import { CodeField } from './code-field.tsx';
import { PartsHere } from './parts-here.tsx';
import { forgetParts, type Received, receiveCode } from './receive-code.ts';

/** `code` is what the address has from its `#` on. */
export default function ArrivalPage({ code }: { readonly code: string }) {
  const text = useText();
  const { received, open } = useReceived(code);
  return (
    <Page title={text('transfer.arrival')}>
      {received === undefined || received.kind === 'stored' ? (
        <p role="status">{text('app.loading')}</p>
      ) : (
        <Arrival received={received} onCode={open} />
      )}
      <p>
        <Link href="/library">{text('transfer.library')}</Link>
      </p>
    </Page>
  );
}

interface ArrivalProps {
  readonly received: Exclude<Received, { readonly kind: 'stored' }>;
  readonly onCode: (code: string) => void;
}

function Arrival({ received, onCode }: ArrivalProps) {
  const text = useText();
  const field = <CodeField onCode={onCode} />;
  switch (received.kind) {
    case 'nothing':
      return (
        <>
          <p>{text('transfer.arrival.how')}</p>
          {field}
        </>
      );
    case 'problem':
      return (
        <>
          <Notice kind="wrong">{text(`transfer.problem.${received.problem}`)}</Notice>
          {field}
        </>
      );
    case 'partial':
      return (
        <>
          <PartsHere part={received.part} collection={received.collection} />
          {field}
        </>
      );
    case 'other-game':
      return <OtherGame code={received.code} onCode={onCode} />;
    case 'two-games':
      return <ChooseGame games={received} />;
  }
}

function OtherGame({ code, onCode }: Pick<ArrivalProps, 'onCode'> & { readonly code: string }) {
  const text = useText();
  const storage = useStorage();
  const startOver = (
    <Button onClick={() => void forgetParts(storage).then(() => onCode(code))}>
      {text('transfer.other-game.start')}
    </Button>
  );
  return (
    <Notice kind="wrong" actions={startOver}>
      {text('transfer.other-game')}
    </Notice>
  );
}

/** Opens the game as soon as it is stored. */
function useReceived(code: string) {
  const storage = useStorage();
  const text = useText();
  const [, navigate] = useLocation();
  const [received, setReceived] = useState<Received>();
  const open = async (pasted: string, from: Storage): Promise<void> => {
    const next = await receiveCode(from, pasted);
    setReceived(next);
    if (next.kind !== 'stored') return;
    showToast(text('transfer.stored'));
    navigate(addressOf('play', next.id), { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code.
  useEffect(() => void open(code, storage), [code, storage]);
  return { received, open: (pasted: string) => void open(pasted, storage) };
}
