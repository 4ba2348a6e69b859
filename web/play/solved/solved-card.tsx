// The card for a solved board: how it was solved, in which time, and what to do next.

import { Clapperboard, Grid3x3, Image, RotateCcw, Share2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { tilePlaceOf } from '../../../src/packs/tile-place.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import { clockText } from '../../app/clock-text.ts';
import { loadTexts, useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { DialogNotLoaded } from '../../design/dialog-not-loaded.tsx';
import { lazyPart } from '../../design/lazy-part.tsx';
import { dailyPlaceOf } from '../../puzzle-store/daily/daily-id.ts';
import type { LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { nameFacts } from '../../puzzle-store/opened-name.ts';
import { usePuzzleNames } from '../../puzzle-store/use-puzzle-names.ts';
import { isByPlayer } from '../../storage/solved-by.ts';
import { useAskContext, useGame } from '../game/play-context.ts';
import { usePlayAgain } from '../game/use-play-again.ts';
import { startReplay } from '../playback/board-playback.ts';
import { NextChoice } from './next-choice.tsx';
import styles from './solved-card.module.css';
import { TileChoice } from './tile-choice.tsx';

const GeneratedNext = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../../generate/generated-next.tsx'),
    loadTexts(['generate']),
  ]);
  return part.GeneratedNext;
});

const DailyNext = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../../daily-card/daily-next.tsx'),
    loadTexts(['daily']),
  ]);
  return part.DailyNext;
});

const SolvedPictureDialog = lazyPart(
  async () => (await import('../../share/solved-picture-dialog.tsx')).SolvedPictureDialog,
  DialogNotLoaded,
);

interface SolvedCardProps {
  readonly opened: LibraryPuzzle;
}

const TITLE = 'solved-title';

export function SolvedCard({ opened }: SolvedCardProps) {
  const card = useRef<HTMLElement>(null);
  useFocusAfterBoard(card);
  return (
    <section
      ref={card}
      className={styles.card}
      aria-labelledby={TITLE}
      tabIndex={-1}
      data-testid="solved"
    >
      <Result />
      <WhatNext opened={opened} />
      <Actions opened={opened} />
    </section>
  );
}

function WhatNext({ opened }: SolvedCardProps) {
  const { id, made } = opened;
  const { solvedBy, first, clock } = useGame(({ game }) => game);
  const tile = useMemo(() => tilePlaceOf(id), [id]);
  const standing = isByPlayer(solvedBy) ? 'solved' : 'solver';
  if (made === 'generated') return <GeneratedNext id={id} />;
  if (tile !== undefined) return <TileChoice place={tile} standing={standing} />;
  const day = dailyPlaceOf(id);
  if (day === undefined || first === undefined)
    return <NextChoice opened={opened} standing={standing} />;
  return (
    <DailyNext place={day} first={first} time={clock.total}>
      <NextChoice opened={opened} standing={standing} isSecond />
    </DailyNext>
  );
}

/** Takes the focus from the board, which cannot have it any longer when it is solved by keys. */
function useFocusAfterBoard(card: RefObject<HTMLElement | null>): void {
  const { store } = useAskContext();
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest('[role="grid"]');
    if (store.getState().isCelebrated && isLost) card.current?.focus({ preventScroll: true });
  }, [store, card]);
}

function Result() {
  const text = useText();
  const { solvedBy, finishedBy = 'me', isRecord, best, clock, helps } = useGame(({ game }) => game);
  const isSlower = best !== undefined && best < clock.total;
  return (
    <div className={styles.result}>
      <h2 id={TITLE} data-by={finishedBy}>
        {text(`play.solved.by.${finishedBy}`)}
      </h2>
      {finishedBy !== 'solver' && (
        <dl className={styles.facts}>
          <Fact name={text('play.time')} value={clockText(clock.total)} />
          {isSlower && <Fact name={text('play.solved.best-time')} value={clockText(best)} />}
          {helps > 0 && (
            <Fact
              name={text('play.solved.helps')}
              value={text('play.solved.helps.value', { count: helps })}
            />
          )}
        </dl>
      )}
      {!isByPlayer(solvedBy) && <p>{text('play.solved.filled')}</p>}
      {isRecord && <p className={styles.record}>{text('play.solved.new-best')}</p>}
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Actions({ opened }: SolvedCardProps) {
  const text = useText();
  const [isSaving, setSaving] = useState(false);
  const { store } = useAskContext();
  const playAgain = usePlayAgain();
  const isHidden = useGame(({ isPictureHidden }) => isPictureHidden);
  return (
    <div className={styles.actions}>
      <Button
        icon={isHidden ? Image : Grid3x3}
        onClick={() => store.setState({ isPictureHidden: !isHidden })}
      >
        {text(isHidden ? 'play.show.picture' : 'play.show.board')}
      </Button>
      <Button icon={Share2} onClick={() => setSaving(true)}>
        {text('play.picture.save.short')}
      </Button>
      <Button
        icon={Clapperboard}
        data-lends-focus
        onClick={() => store.setState({ playback: startReplay(store.getState().game.play) })}
      >
        {text('play.solved.replay')}
      </Button>
      <Button icon={RotateCcw} onClick={playAgain}>
        {text('play.again')}
      </Button>
      {isSaving && <SavePicture opened={opened} onClose={() => setSaving(false)} />}
    </div>
  );
}

function SavePicture({ opened, onClose }: SolvedCardProps & { readonly onClose: () => void }) {
  const { puzzle, past, cells } = useGame(({ game }) => game.play);
  const { nameOf, titleOf } = usePuzzleNames(true);
  const listed = { id: opened.id, ...nameFacts(opened) };
  const meta = { ...puzzle.meta, ...defined({ title: titleOf(listed, true) }) };
  return (
    <SolvedPictureDialog
      opened={{ id: opened.id, puzzle: { ...puzzle, meta } }}
      name={nameOf(listed, true)}
      played={{ puzzle, past, cells }}
      onClose={onClose}
    />
  );
}
