// The Play screen: opens what its address names, and says in place what cannot be opened.

import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useText } from '../app/words.tsx';
import { puzzleOfLink } from '../share/link.ts';
import { addOwn, lastPlayed, loadPuzzle, loadSave } from '../shelf/shelf.ts';
import { type Opening, openAddress, type Sources } from './opening.ts';
import { OpeningNotice } from './opening-notice.tsx';
import { Table } from './table.tsx';

const SOURCES: Sources = {
  loadPuzzle,
  loadSave,
  lastPlayed,
  puzzleOfLink,
  addShared: (puzzle) => addOwn(puzzle, 'shared'),
};

export default function PlayScreen() {
  const text = useText();
  const opening = useOpening();
  if (opening === undefined || opening.kind === 'go') {
    return (
      <main id="content" tabIndex={-1}>
        <p className="visually-hidden" role="status">
          {text('play.opening')}
        </p>
      </main>
    );
  }
  if (opening.kind !== 'puzzle') return <OpeningNotice opening={opening} />;
  const { opened, save } = opening;
  return <Table key={opened.id} opened={opened} save={save} />;
}

/** Undefined while it opens; what was on the table before is put away first. */
function useOpening(): Opening | undefined {
  const { id } = useParams<{ id?: string }>();
  const [, navigate] = useLocation();
  // A link that is pasted into the address of this very page changes nothing but the hash.
  const hash = useLocationProperty(() => location.hash);
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    let isWanted = true;
    setOpening(undefined);
    void openAddress(SOURCES, id, hash).then((found) => {
      if (!isWanted) return;
      if (found.kind === 'go') navigate(`/play/${found.id}`, { replace: true });
      setOpening(found);
    });
    return () => {
      isWanted = false;
    };
  }, [id, hash, navigate]);
  return opening;
}
