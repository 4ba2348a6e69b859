// The puzzles to make after a generated one was solved, each at one press.

import { useEffect, useState } from 'react';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { WorkBar } from '../design/work-bar.tsx';
import type { OwnPuzzle } from '../storage/records.ts';
import { useStorage } from '../storage/use-storage.ts';
import { FailureNotice } from './failure-notice.tsx';
import styles from './generated-next.module.css';
import { SHOWN_AFTER } from './new-puzzle-dialog.tsx';
import { NEXT_TURNS, nextChoices } from './next-choices.ts';
import { useMaking } from './use-making.ts';

export function GeneratedNext({ id }: { readonly id: string }) {
  const text = useText();
  const own = useOwnPuzzle(id);
  const { work, failure, make, open, showAll } = useMaking();
  return (
    <section className={styles.next} aria-label={text('generate.next')}>
      <div className={styles.turns}>
        {NEXT_TURNS.map((turn) => {
          const choices = own && nextChoices(own, turn);
          return (
            choices && (
              <Button
                key={turn}
                kind={turn === 'like' ? 'primary' : 'plain'}
                aria-disabled={work !== undefined}
                onClick={() => work === undefined && void make(choices)}
              >
                {text(`generate.next.${turn}`)}
              </Button>
            )
          );
        })}
      </div>
      <WorkBar work={work} after={SHOWN_AFTER} />
      {failure && <FailureNotice failure={failure} onOpen={open} onShowAll={showAll} />}
    </section>
  );
}

function useOwnPuzzle(id: string): OwnPuzzle | undefined {
  const storage = useStorage();
  const [own, setOwn] = useState<OwnPuzzle>();
  useEffect(() => {
    let isWanted = true;
    void storage.get('puzzles', id).then((found) => isWanted && setOwn(found));
    return () => {
      isWanted = false;
    };
  }, [storage, id]);
  return own;
}
