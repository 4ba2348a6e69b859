// Leads from a solved puzzle on in its pack or on the ladder, and back to it.

import { Link } from 'wouter';
import { type Text, useLanguage, useText } from '../../app/texts.ts';
import { builtInOf } from '../../puzzle-store/library-puzzles.ts';
import { usePuzzleNames } from '../../puzzle-store/use-puzzle-names.ts';
import { useTechniques } from '../../workers/use-techniques.ts';
import {
  addressInSeries,
  type LadderSeries,
  type PackSeries,
  seriesAddress,
} from '../series/series.ts';
import type { SeriesProgress } from '../series/series-progress.ts';
import styles from './solved-card.module.css';

export interface SeriesChoiceProps {
  readonly series: LadderSeries | PackSeries;
  readonly progress: SeriesProgress;
}

export function SeriesChoice({ series, progress }: SeriesChoiceProps) {
  const { nameOf } = usePuzzleNames(false);
  const words = useWords(series, progress);
  const { next } = progress;
  const facts = next === undefined ? undefined : builtInOf(next);
  return (
    <div className={styles.choices}>
      {next !== undefined && (
        <Link href={addressInSeries(series, next)} className={styles.choice ?? ''} data-primary>
          <span className={styles.kind}>{words.next}</span>
          {facts && <span className={styles.about}>{nameOf(facts, false)}</span>}
        </Link>
      )}
      <Link
        href={seriesAddress(series)}
        className={styles.choice ?? ''}
        data-primary={next === undefined || undefined}
      >
        <span className={styles.kind}>{words.back}</span>
        <span className={styles.about}>{words.solved}</span>
      </Link>
    </div>
  );
}

interface SeriesWords {
  readonly next: string;
  readonly back: string;
  /** How many are solved. */
  readonly solved: string;
}

function useWords(series: SeriesChoiceProps['series'], progress: SeriesProgress): SeriesWords {
  const text = useText();
  const language = useLanguage();
  const techniques = useTechniques();
  if (series.kind === 'pack') {
    const pack = series.titles?.[language] ?? text('play.pack.classics');
    return packWords(pack, progress, text);
  }
  // The name comes from a worker; the id stands for it until then, which is nearly the same.
  const { technique } = series;
  const name = techniques.find((each) => each.technique === technique)?.name ?? technique;
  return ladderWords(name, progress, text);
}

function packWords(
  pack: string,
  { solved, all, isWhole }: SeriesProgress,
  text: Text,
): SeriesWords {
  return {
    next: text('play.pack.next', { pack }),
    back: text('play.pack.back', { pack }),
    solved: text(isWhole ? 'play.pack.whole' : 'play.pack.solved', { solved, all }),
  };
}

function ladderWords(
  technique: string,
  { solved, all, isWhole }: SeriesProgress,
  text: Text,
): SeriesWords {
  return {
    next: text('play.ladder.next'),
    back: text('play.ladder.back'),
    solved: isWhole
      ? text('play.ladder.whole')
      : text('play.ladder.solved', { technique, solved, all }),
  };
}
