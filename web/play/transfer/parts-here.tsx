// Shows which parts of a game are here and which are still to come.

import { Check } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import type { PartCollection } from '../../share/game-code/part-collection.ts';
import styles from './transfer.module.css';

interface PartsHereProps {
  /** The part that came last. */
  readonly part: number;
  readonly collection: PartCollection;
}

export function PartsHere({ part, collection }: PartsHereProps) {
  const text = useText();
  const { parts, pieces } = collection;
  return (
    <>
      <p role="status">{text('transfer.part', { part, parts })}</p>
      <ol className={styles.parts}>
        {pieces.map((piece, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a part is its name
          <li key={i} data-here={piece !== null}>
            {piece === null ? i + 1 : <Check aria-hidden size={24} />}
            <span className="visually-hidden">
              {text(piece === null ? 'transfer.part.missing' : 'transfer.part.here', {
                part: i + 1,
              })}
            </span>
          </li>
        ))}
      </ol>
      <p>{text('transfer.part.next')}</p>
    </>
  );
}
