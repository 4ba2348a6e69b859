// The compared methods: each with its options, warnings about the puzzle, and a link to the page
// about the method.

import { Copy, Trash2, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import { doubtOf, lacksThreads, methodById, placeOf, REACH, SERVER_SECONDS } from '../methods.ts';
import { methodName } from '../results/result-words.ts';
import styles from './compared-methods.module.css';
import { OptionFields } from './option-fields.tsx';
import { type ComparedMethod, MOST_METHODS } from './setup.ts';

interface ComparedMethodsProps {
  readonly comparedMethods: readonly ComparedMethod[];
  readonly puzzle: Puzzle | undefined;
  /** The limit of each run, in seconds. */
  readonly seconds: number;
  readonly onChange: (comparedMethods: readonly ComparedMethod[]) => void;
}

export function ComparedMethods({
  comparedMethods,
  puzzle,
  seconds,
  onChange,
}: ComparedMethodsProps) {
  const text = useText();
  if (comparedMethods.length === 0) return <p className={styles.empty}>{text('lab.no-methods')}</p>;
  const isFull = comparedMethods.length >= MOST_METHODS;
  return (
    <ol className={styles.list} aria-label={text('lab.compared-methods')}>
      {comparedMethods.map((compared, index) => (
        <li key={keyOf(comparedMethods, index)} className={styles.item}>
          <div className={styles.head}>
            <Link href={`/lab/${compared.method}`} className={styles.name ?? ''}>
              {methodName(text, compared)}
            </Link>
            <IconButton
              icon={Copy}
              label={text('lab.copy', { method: methodName(text, compared) })}
              disabled={isFull}
              onClick={() => onChange(comparedMethods.toSpliced(index, 0, compared))}
            />
            <IconButton
              icon={Trash2}
              label={text('lab.remove', { method: methodName(text, compared) })}
              onClick={() => onChange(comparedMethods.toSpliced(index, 1))}
            />
          </div>
          <OptionFields
            compared={compared}
            onChange={(choices) => onChange(comparedMethods.with(index, { ...compared, choices }))}
          />
          <Doubts compared={compared} puzzle={puzzle} seconds={seconds} />
        </li>
      ))}
    </ol>
  );
}

/** Returns a key that tells several entries of one method apart. */
function keyOf(comparedMethods: readonly ComparedMethod[], index: number): string {
  const { method } = comparedMethods[index];
  const before = comparedMethods.slice(0, index).filter((each) => each.method === method).length;
  return `${method}-${before}`;
}

function Doubts({
  compared,
  puzzle,
  seconds,
}: Pick<ComparedMethodsProps, 'puzzle' | 'seconds'> & { compared: ComparedMethod }) {
  const text = useText();
  const method = methodById(compared.method);
  const doubt = method && puzzle && doubtOf(method, puzzle);
  const side = REACH[compared.method];
  const place = placeOf(compared.method);
  return (
    <>
      {place === 'page-with-threads' && (
        <p className={styles.note}>{text('lab.doubt.page-with-threads')}</p>
      )}
      {place === 'server' && (
        <p className={styles.note}>
          {text('lab.doubt.server')}
          {lacksThreads(compared.method) && ` ${text('lab.threads')}`}
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
