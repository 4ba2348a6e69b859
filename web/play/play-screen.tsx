// The Play screen: opens the puzzle that its address names, or says why it cannot be opened.

import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { reloadIfServed } from '../app/reload-if-served.ts';
import { loadTexts, useText } from '../app/texts.ts';
import { lazyPart } from '../design/lazy-part.tsx';
import { forgetDamaged } from '../puzzle-store/damaged-puzzle.ts';
import { addOwn, loadPuzzle } from '../puzzle-store/library-puzzles.ts';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import { lastPlayed, loadSavedGame } from '../puzzle-store/saved-games.ts';
import { useAddressedId } from '../puzzle-store/use-addressed-id.ts';
import type { Storage } from '../storage/storage.ts';
import { useStorage } from '../storage/use-storage.ts';
import { GameView } from './game-view.tsx';
import { linkReader } from './opening/last-link.ts';
import { type OpenedAddress, openAddress, type Sources } from './opening/open-address.ts';
import { useWelcome } from './welcome/use-welcome.ts';

const OpeningNotice = lazyPart(
  async () => (await import('./opening/opening-notice.tsx')).OpeningNotice,
);

const ArrivalPage = lazyPart(async () => {
  const [page] = await Promise.all([
    import('./transfer/arrival-page.tsx'),
    loadTexts(['transfer']),
  ]);
  return page.default;
});

export default function PlayScreen() {
  const text = useText();
  const welcome = useWelcome();
  const [opening, again] = useOpening();
  if (opening === undefined || opening.kind === 'go') {
    return (
      <main id="content" tabIndex={-1}>
        <p className="visually-hidden" role="status">
          {text('play.opening')}
        </p>
      </main>
    );
  }
  if (opening.kind === 'game-code') return <ArrivalPage key={opening.code} code={opening.code} />;
  if (opening.kind !== 'puzzle')
    return <OpeningNotice opening={opening} onAgain={() => void again()} />;
  const { opened, save } = opening;
  return <GameView key={opened.id} opened={opened} save={save} welcome={welcome} />;
}

/**
 * Returns undefined while the address is being opened. Before a new address is read, the previous
 * game is closed and saved. The function tries again what could not be loaded.
 */
function useOpening(): readonly [OpenedAddress | undefined, () => Promise<void>] {
  const storage = useStorage();
  const id = useAddressedId('play');
  const [, navigate] = useLocation();
  // A link that is pasted into the address of this page changes only the hash.
  const [readLink] = useState(linkReader);
  const link = useLocationProperty(() => readLink(location.hash));
  const address = `${id ?? ''}${link}`;
  const [last, setLast] = useState<{ readonly address: string; readonly found: OpenedAddress }>();
  useEffect(() => {
    let isWanted = true;
    void openAddress(sourcesIn(storage), id, link).then((found) => {
      if (!isWanted) return;
      if (found.kind === 'go') navigate(addressOf('play', found.id), { replace: true });
      setLast({ address, found });
    });
    return () => {
      isWanted = false;
      // Forgets what was opened, so that a return to this address loads the latest save.
      setLast(undefined);
    };
  }, [storage, id, link, address, navigate]);
  const again = async (): Promise<void> => {
    if (last?.found.kind === 'not-loaded') await forgetDamaged(last.found.error);
    const found = await openAddress(sourcesIn(storage), id, link);
    if (found.kind === 'not-loaded') await reloadIfServed();
    setLast((before) => (before?.address === address ? { address, found } : before));
  };
  return [last?.address === address ? last.found : undefined, again];
}

function sourcesIn(storage: Storage): Sources {
  return {
    loadPuzzle: (id) => loadPuzzle(storage, id),
    loadSave: (id) => loadSavedGame(storage, id),
    lastPlayed: () => lastPlayed(storage),
    puzzleOfLink: async (hash) => (await import('../share/link/link.ts')).puzzleOfLink(hash),
    addShared: (puzzle) => addOwn(storage, puzzle, 'shared'),
  };
}
