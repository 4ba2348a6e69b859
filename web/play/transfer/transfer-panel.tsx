// The game as QR codes and as a link, and the copies of this game that were kept.

import { useEffect, useState } from 'react';
import { wholeAddress } from '../../app/base-path.ts';
import { useText } from '../../app/texts.ts';
import { Notice } from '../../design/notice.tsx';
import { codesOfGame, type GameCodes } from '../../share/game-code/game-code.ts';
import { LinkField } from '../../share/link-field.tsx';
import { saveOf } from '../game/game.ts';
import { useAskContext } from '../game/play-context.ts';
import { KeptCopies } from './kept-copies.tsx';
import { QrParts } from './qr-parts.tsx';
import styles from './transfer.module.css';

export default function TransferPanel({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const codes = useCodes();
  return (
    <div className={styles.panel}>
      {isOnlyHere(location.hostname) && <Notice>{text('transfer.only-here')}</Notice>}
      {codes === undefined ? <p role="status">{text('app.working')}</p> : <Codes codes={codes} />}
      <KeptCopies onRestored={onClose} />
    </div>
  );
}

function Codes({ codes: { qr, text: whole } }: { readonly codes: GameCodes }) {
  const text = useText();
  if (whole === undefined) return <Notice kind="wrong">{text('transfer.too-large')}</Notice>;
  return (
    <div className={styles.codes}>
      {qr && <QrParts urls={qr.addresses.map(wholeAddress)} />}
      <div className={styles.ways}>
        <p>{text(qr === undefined ? 'transfer.scan.too-large' : 'transfer.scan')}</p>
        {!whole.hasHistory && <p>{text('transfer.no-history.anywhere')}</p>}
        {whole.hasHistory && qr?.hasHistory === false && <p>{text('transfer.no-history')}</p>}
        <div>
          <LinkField
            label={text('transfer.link')}
            url={wholeAddress(whole.addresses[0])}
            name={text('transfer.link')}
          />
        </div>
        <p className={styles.note}>{text('transfer.note')}</p>
      </div>
    </div>
  );
}

/** Makes the codes of the game as it is when the dialog opens. */
function useCodes(): GameCodes | undefined {
  const { store } = useAskContext();
  const [codes, setCodes] = useState<GameCodes>();
  useEffect(() => {
    const { game } = store.getState();
    const { puzzleId: _, ...save } = saveOf(game, Date.now());
    void codesOfGame({ puzzle: game.play.puzzle, save }, wholeAddress('')).then(setCodes);
  }, [store]);
  return codes;
}

/** Whether no other device reaches the page at this host. */
function isOnlyHere(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
