// Leads from a solved puzzle on in its pack or on the ladder, and back to it.

import { Link } from 'wouter';
import { type Text, useLanguage, useText } from '../../app/texts.ts';
import { builtInOf } from '../../puzzle-store/library-puzzles.ts';
import { usePuzzleNames } from '../../puzzle-store/use-puzzle-names.ts';
import { techniqueName, useTechniques } from '../../workers/use-techniques.ts';
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
  return series.kind === 'pack' ? (
    <PackChoice series={series} progress={progress} />
  ) : (
    <LadderChoice series={series} progress={progress} />
  );
}

interface PackChoiceProps {
  readonly series: PackSeries;
  readonly progress: SeriesProgress;
}

function PackChoice({ series, progress }: PackChoiceProps) {
  const text = useText();
  const language = useLanguage();
  const pack = series.titles?.[language] ?? text('play.pack.classics');
  return <Choices series={series} next={progress.next} words={packWords(pack, progress, text)} />;
}

interface LadderChoiceProps {
  readonly series: LadderSeries;
  readonly progress: SeriesProgress;
}

/** Only the ladder asks for the names of techniques, which come from a worker. */
function LadderChoice({ series, progress }: LadderChoiceProps) {
  const text = useText();
  const name = techniqueName(useTechniques(), series.technique);
  return <Choices series={series} next={progress.next} words={ladderWords(name, progress, text)} />;
}

interface SeriesWords {
  readonly next: string;
  readonly back: string;
  /** How many are solved. */
  readonly solved: string;
}

interface ChoicesProps extends Pick<SeriesChoiceProps, 'series'> {
  readonly next: string | undefined;
  readonly words: SeriesWords;
}

function Choices({ series, next, words }: ChoicesProps) {
  const { nameOf } = usePuzzleNames(false);
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
