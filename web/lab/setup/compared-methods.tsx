// Those who take part: each with its options, what speaks against it on this puzzle, and the page
// that explains it.

import { Copy, Trash2, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { useText } from '../../app/words.tsx';
import { IconButton } from '../../design/button.tsx';
import { doubtOf, methodById, ON_SERVER, REACH, SERVER_SECONDS } from '../methods.ts';
import { methodName } from '../results/result-words.ts';
import styles from './compared-methods.module.css';
import { OptionFields } from './option-fields.tsx';
import { type Contestant, MOST_CONTESTANTS } from './setup.ts';

export interface ContestantsProps {
  readonly contestants: readonly Contestant[];
  readonly puzzle: Puzzle | undefined;
  /** Of each run. */
  readonly seconds: number;
  readonly onChange: (contestants: readonly Contestant[]) => void;
}

export function Contestants({ contestants, puzzle, seconds, onChange }: ContestantsProps) {
  const text = useText();
  if (contestants.length === 0) return <p className={styles.nobody}>{text('lab.nobody')}</p>;
  const isFull = contestants.length >= MOST_CONTESTANTS;
  return (
    <ol className={styles.list} aria-label={text('lab.contestants')}>
      {contestants.map((contestant, index) => (
        <li key={keyOf(contestants, index)} className={styles.item}>
          <div className={styles.head}>
            <Link href={`/lab/${contestant.method}`} className={styles.name ?? ''}>
              {methodName(text, contestant)}
            </Link>
            <IconButton
              icon={Copy}
              label={text('lab.copy', { method: methodName(text, contestant) })}
              disabled={isFull}
              onClick={() => onChange(contestants.toSpliced(index, 0, contestant))}
            />
            <IconButton
              icon={Trash2}
              label={text('lab.remove', { method: methodName(text, contestant) })}
              onClick={() => onChange(contestants.toSpliced(index, 1))}
            />
          </div>
          <OptionFields
            contestant={contestant}
            onChange={(choices) => onChange(contestants.with(index, { ...contestant, choices }))}
          />
          <Doubts contestant={contestant} puzzle={puzzle} seconds={seconds} />
        </li>
      ))}
    </ol>
  );
}

/** Of several of one method, which one it is. */
function keyOf(contestants: readonly Contestant[], index: number): string {
  const { method } = contestants[index];
  const before = contestants.slice(0, index).filter((each) => each.method === method).length;
  return `${method}-${before}`;
}

function Doubts({
  contestant,
  puzzle,
  seconds,
}: Pick<ContestantsProps, 'puzzle' | 'seconds'> & { contestant: Contestant }) {
  const text = useText();
  const method = methodById(contestant.method);
  const doubt = method && puzzle && doubtOf(method, puzzle);
  const side = REACH[contestant.method];
  return (
    <>
      {ON_SERVER.has(contestant.method) && (
        <p className={styles.note}>
          {text('lab.doubt.server')}
          {seconds > SERVER_SECONDS &&
            ` ${text('lab.doubt.server-seconds', { seconds: SERVER_SECONDS })}`}
        </p>
      )}
      {doubt && (
        <p className={styles.doubt}>
          <TriangleAlert aria-hidden size={16} />
          {text(`lab.doubt.${doubt}`, { side })}
        </p>
      )}
    </>
  );
}
