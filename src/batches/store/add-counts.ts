// Adds to the counts of a batch by kind of answer. Codes of problems can come from items that
// another program made, so that there is no end of them: what comes after the first hundred is
// counted as one kind.

import type { Queries } from './database.ts';

const MOST_KINDS = 100;
const PROBLEM = 'problem:';

/** The row of the batch must be locked, so that nobody adds kinds to it meanwhile. */
export async function addCounts(
  { query }: Queries,
  batch: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const known = await query<{ kind: string }>(
    'select kind from crosshatch.batch_count where batch = $1',
    [batch],
  );
  const added = [...foldedCounts(counts, new Set(known.map(({ kind }) => kind)))];
  await query(
    `insert into crosshatch.batch_count as c (batch, kind, n)
     select $1, given.* from unnest($2::text[], $3::bigint[]) as given
     on conflict (batch, kind) do update set n = c.n + excluded.n`,
    [batch, added.map(([kind]) => kind), added.map(([, n]) => n)],
  );
}

/** Problems leave room for the kinds of other answers, which are few unless a worker is wrong. */
function foldedCounts(
  counts: ReadonlyMap<string, number>,
  kinds: Set<string>,
): ReadonlyMap<string, number> {
  const folded = new Map<string, number>();
  for (const [given, n] of counts) {
    const kind = kinds.has(given) || hasRoom(kinds, given) ? given : otherOf(given);
    kinds.add(kind);
    folded.set(kind, (folded.get(kind) ?? 0) + n);
  }
  return folded;
}

function hasRoom(kinds: ReadonlySet<string>, given: string): boolean {
  const like = [...kinds].filter((kind) => isProblem(kind) === isProblem(given));
  return like.length < MOST_KINDS;
}

function otherOf(kind: string): string {
  return isProblem(kind) ? `${PROBLEM}other` : 'other';
}

function isProblem(kind: string): boolean {
  return kind.startsWith(PROBLEM);
}
