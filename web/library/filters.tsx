// Search, filters and order of the library. On narrow screens, a button opens the filters and the
// order.

import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { Select } from '../design/select.tsx';
import type { MessageKey } from '../messages/keys.ts';
import styles from './filters.module.css';
import type { ListedPack } from './packs/listed-pack.ts';
import {
  activeFilters,
  FILTER_NAMES,
  FILTERS,
  type Filter,
  isFiltered,
  type Query,
  SORTS,
  withoutFilters,
} from './query.ts';

interface FiltersProps {
  readonly query: Query;
  /** The packs to choose from; none on the page of a pack. */
  readonly packs: readonly ListedPack[];
  readonly onChange: (query: Query) => void;
}

export function Filters({ query, packs, onChange }: FiltersProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const active = activeFilters(query);
  return (
    <search className={styles.filters}>
      <div className={styles.top}>
        <SearchField words={query.words} onChange={(words) => onChange({ ...query, words })} />
        <Button
          icon={SlidersHorizontal}
          className={styles.toggle ?? ''}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {text('library.filters', { active })}
        </Button>
      </div>
      <div id={id} className={`${styles.fields} ${isOpen ? styles.open : ''}`}>
        {FILTER_NAMES.filter((filter) => packs.length > 0 || filter !== 'from').map((filter) => (
          <FilterField key={filter} filter={filter} query={query} onChange={onChange} />
        ))}
        {packs.length > 0 && <ThemeField query={query} packs={packs} onChange={onChange} />}
        <Select
          label={text('library.sort')}
          value={query.sort}
          choices={SORTS.map((sort) => [sort, text(`library.sort.${sort}`)])}
          onChange={(sort) => onChange({ ...query, sort })}
        />
        {isFiltered(query) && (
          <Button onClick={() => onChange(withoutFilters(query))}>{text('library.clear')}</Button>
        )}
      </div>
    </search>
  );
}

function SearchField(props: {
  readonly words: string;
  readonly onChange: (words: string) => void;
}) {
  const text = useText();
  return (
    <div className={styles.search}>
      <Search aria-hidden size={20} className={styles.glass} />
      <input
        type="search"
        className={styles.input}
        aria-label={text('library.search')}
        placeholder={text('library.search')}
        maxLength={100}
        value={props.words}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  );
}

function ThemeField({ query, packs, onChange }: FiltersProps) {
  const text = useText();
  const { theme } = query;
  const isUnknown = theme !== undefined && packs.every(({ id }) => id !== theme);
  return (
    <Select
      label={text('library.theme')}
      value={theme ?? ''}
      choices={[
        ['', text('library.any')],
        ...(isUnknown ? [[theme, theme] as const] : []),
        ...packs.map(({ id, title }) => [id, title] as const),
      ]}
      onChange={(value) => onChange({ ...query, theme: value === '' ? undefined : value })}
    />
  );
}

interface FilterFieldProps extends Omit<FiltersProps, 'packs'> {
  readonly filter: Filter;
}

function FilterField({ filter, query, onChange }: FilterFieldProps) {
  const text = useText();
  const names: readonly string[] = FILTERS[filter];
  return (
    <Select
      label={text(`library.${filter}`)}
      value={query[filter] ?? ''}
      choices={[
        ['', text('library.any')],
        ...names.map((name) => [name, text(`library.${filter}.${name}` as MessageKey)] as const),
      ]}
      onChange={(value) => onChange({ ...query, [filter]: value === '' ? undefined : value })}
    />
  );
}
