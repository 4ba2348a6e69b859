// Says below a search that titles are hidden, and what it finds instead; who does not mind can have
// hidden titles searched, too.

import { useSettings } from '../../app/settings.ts';
import { useText } from '../../app/texts.ts';
import type { Query } from '../query.ts';
import styles from './hidden-titles.module.css';

interface HiddenTitlesProps {
  readonly query: Query;
  /** The number of puzzles that were found. */
  readonly found: number;
  readonly onChange: (query: Query) => void;
}

/** Shows nothing as long as the search finds something without hidden titles. */
export function HiddenTitles({ query, found, onChange }: HiddenTitlesProps) {
  const text = useText();
  const hideTitles = useSettings((settings) => settings.hideTitles);
  const { words, titles } = query;
  if (!hideTitles || words.trim() === '' || (found > 0 && !titles)) return null;
  return (
    <div className={styles.note}>
      {!titles && <p className={styles.why}>{text('library.titles.hidden')}</p>}
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={titles}
          onChange={(event) => onChange({ ...query, titles: event.target.checked })}
        />
        {text('library.titles.search')}
      </label>
    </div>
  );
}
