// The query of the person in the library. It is stored in the address, so that going back, a
// bookmark and a reload restore it; defaults are left out of the address.

import { SIZES, type SizeClass } from '../puzzle-store/size-class.ts';
import { DIFFICULTIES, type Difficulty } from '../storage/records.ts';
import { STANDINGS } from '../storage/standing.ts';

const COLOUR_CHOICES = ['mono', 'colour'] as const;
type ColourFilter = (typeof COLOUR_CHOICES)[number];
/** The states; for solved puzzles also how they were solved. */
const STATE_CHOICES = [...STANDINGS, 'me', 'me-with-help'] as const;
type StateFilter = (typeof STATE_CHOICES)[number];
const FROM_CHOICES = ['own', 'generated', 'built-in'] as const;
type FromFilter = (typeof FROM_CHOICES)[number];
export const SORTS = ['difficulty', 'size', 'title', 'played', 'added'] as const;
export type Sort = (typeof SORTS)[number];
const FIRST_SORT: Sort = 'difficulty';

/** A filter is undefined if it accepts all puzzles. */
export interface Query {
  readonly words: string;
  readonly size: SizeClass | undefined;
  readonly colours: ColourFilter | undefined;
  readonly difficulty: Difficulty | undefined;
  readonly state: StateFilter | undefined;
  readonly from: FromFilter | undefined;
  /** The id of a pack. */
  readonly theme: string | undefined;
  readonly sort: Sort;
  /** Whether the words are also looked for in titles that are hidden. */
  readonly titles: boolean;
}

/** The filters with their choices, as they are written in the address. */
export const FILTERS = {
  size: SIZES,
  colours: COLOUR_CHOICES,
  difficulty: DIFFICULTIES,
  state: STATE_CHOICES,
  from: FROM_CHOICES,
} as const;
export type Filter = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as readonly Filter[];

/** The most characters of the search words; longer texts are cut. */
const MAX_WORDS = 100;
const PACK_ID = /^[a-z][a-z-]{0,40}$/;

export function queryOf(params: URLSearchParams): Query {
  return {
    words: (params.get('q') ?? '').slice(0, MAX_WORDS),
    size: known(SIZES, params.get('size')),
    colours: known(COLOUR_CHOICES, params.get('colours')),
    difficulty: known(DIFFICULTIES, params.get('difficulty')),
    state: known(STATE_CHOICES, params.get('state')),
    from: known(FROM_CHOICES, params.get('from')),
    theme: PACK_ID.exec(params.get('theme') ?? '')?.[0],
    sort: known(SORTS, params.get('sort')) ?? FIRST_SORT,
    titles: params.has('titles'),
  };
}

export function queryParams(query: Query): URLSearchParams {
  const params = new URLSearchParams();
  if (query.words !== '') params.set('q', query.words);
  for (const filter of FILTER_NAMES) {
    const value = query[filter];
    if (value !== undefined) params.set(filter, value);
  }
  if (query.theme !== undefined) params.set('theme', query.theme);
  if (query.sort !== FIRST_SORT) params.set('sort', query.sort);
  if (query.titles) params.set('titles', '');
  return params;
}

/** Removes all filters and words and keeps the order. */
export function withoutFilters({ sort }: Query): Query {
  return queryOf(new URLSearchParams({ sort }));
}

export function isFiltered(query: Query): boolean {
  return query.words.trim() !== '' || activeFilters(query) > 0;
}

/** Whether a query is empty: it neither selects nor sorts. */
export function isPlain(query: Query): boolean {
  return !isFiltered(query) && query.sort === FIRST_SORT;
}

/** Returns the number of filters that are set. */
export function activeFilters(query: Query): number {
  return [...FILTER_NAMES, 'theme' as const].filter((name) => query[name] !== undefined).length;
}

function known<T extends string>(choices: readonly T[], value: string | null): T | undefined {
  return choices.find((choice) => choice === value);
}
