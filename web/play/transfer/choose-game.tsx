// Two games of one puzzle, that of this browser and that of a code: the person chooses which one
// goes on. The other one is kept as a copy.

import { useLocation } from 'wouter';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../design/button.tsx';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import { MAX_COPIES } from '../../storage/merge-games.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { FullNotice } from './full-notice.tsx';
import { GameFacts } from './game-facts.tsx';
import { chooseGame, GAME_PLACES, type GamePlace, type TwoGames } from './receive-code.ts';
import styles from './transfer.module.css';
import { useGameCopies } from './use-game-copies.ts';

export function ChooseGame({ games }: { readonly games: TwoGames }) {
  const storage = useStorage();
  const text = useText();
  const [, navigate] = useLocation();
  const { puzzle, here, there } = games;
  const choose = async (place: GamePlace): Promise<void> => {
    await chooseGame(storage, games, place);
    showToast(text('transfer.chosen'));
    navigate(addressOf('play', here.puzzleId), { replace: true });
  };
  const { copies, remove } = useGameCopies(here.puzzleId);
  const isFull = copies !== undefined && copies.length >= MAX_COPIES;
  return (
    <>
      <p>{text('transfer.two')}</p>
      {isFull && <FullNotice puzzle={puzzle} copies={copies} onRemove={remove} />}
      <div className={styles.choice}>
        {GAME_PLACES.map((place) => {
          const save = games[place];
          const other = place === 'here' ? there : here;
          const isNewer = save.changed > other.changed;
          return (
            <section
              key={place}
              className={styles.candidate}
              aria-label={text(`transfer.two.${place}`)}
            >
              <h2>
                {text(`transfer.two.${place}`)}
                {isNewer && <span className={styles.newer}>{text('transfer.two.newer')}</span>}
              </h2>
              <GameFacts puzzle={puzzle} save={save} />
              <Button
                kind={isNewer ? 'primary' : 'plain'}
                disabled={copies === undefined || isFull}
                onClick={() => void choose(place)}
              >
                {text(`transfer.two.${place}.take`)}
              </Button>
            </section>
          );
        })}
      </div>
      <p className={styles.note}>{text('transfer.two.kept')}</p>
    </>
  );
}
