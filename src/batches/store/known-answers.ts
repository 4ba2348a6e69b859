// Answers that were slow are kept, so that an item which comes again, in the same batch or another,
// need not be worked on. Items are the same if nothing but their names differs, and if the
// operation, its options and the version of the program are the same. The last answers that were
// kept stay; older ones go.

import { answerUnderNames } from '../../tasks/items/same-item.ts';
import type { Delivery, KnownAnswer, LeasedChunk } from './batch-store.ts';
import type { Queries } from './database.ts';
import { hashOfItem } from './item-hash.ts';
import { packLines, unpackLines } from './packed-lines.ts';

const MOST_KEPT = 50_000;
/** Bytes of the longest answer that is kept, packed. With all of this size, 1.6 GB are kept. */
const LONGEST = 32_768;
/** Bytes of the same, unpacked: a lease can bring answers of hundreds of items. */
const UNPACKED = 262_144;

/** The key of an item of the batch `b`. */
const KEY = `sha256(convert_to(concat_ws(E'\\n', b.version, b.operation, b.options::text), 'UTF8')
    || item.hash)`;

/** Adds to chunks of one batch what is known of their items. */
export async function addKnownAnswers(
  queries: Queries,
  chunks: readonly LeasedChunk[],
): Promise<LeasedChunk[]> {
  const items = chunks.flatMap(({ lines, operation }, chunk) =>
    lines.map((line, at) => ({ chunk, at, hash: hashOfItem(line, operation) })),
  );
  const rows = await queries.query<KnownRow>(
    `select item.chunk, item.at, k.kind, k.answer
     from unnest($2::integer[], $3::integer[], $4::bytea[]) as item (chunk, at, hash)
     join crosshatch.batch b on b.id = $1
     join crosshatch.known_answer k on k.key = ${KEY}
     order by item.at`,
    [chunks[0]?.batch ?? null, ...columnsOf(items)],
  );
  return chunks.map((chunk, i) => {
    const known = rows.filter((row) => row.chunk === i).map((row) => knownOf(row, chunk));
    return known.length === 0 ? chunk : { ...chunk, known };
  });
}

interface ItemPlace {
  /** The place of its chunk in a list. */
  readonly chunk: number;
  readonly at: number;
  readonly hash: string;
}

function columnsOf(items: readonly ItemPlace[]): unknown[] {
  return [
    items.map(({ chunk }) => chunk),
    items.map(({ at }) => at),
    items.map(({ hash }) => Buffer.from(hash, 'hex')),
  ];
}

interface KnownRow {
  readonly chunk: number;
  readonly at: number;
  readonly kind: string;
  readonly answer: Uint8Array;
}

function knownOf({ at, kind, answer }: KnownRow, { lines, operation }: LeasedChunk): KnownAnswer {
  const [kept = ''] = unpackLines(answer);
  return { at, kind, line: answerUnderNames(kept, lines[at] ?? '', operation) };
}

/** Keeps the answers that are worth it, of deliveries of any batches. */
export async function keepAnswers(
  queries: Queries,
  deliveries: readonly Delivery[],
): Promise<void> {
  const answers = deliveries.flatMap(answersToKeep);
  if (answers.length === 0) return;
  await queries.query(
    `with kept as (
       insert into crosshatch.known_answer (key, kind, answer)
       select ${KEY}, item.kind, item.answer
       from unnest($1::uuid[], $2::bytea[], $3::text[], $4::bytea[])
         as item (batch, hash, kind, answer)
       join crosshatch.batch b on b.id = item.batch
       on conflict do nothing
       returning n)
     delete from crosshatch.known_answer where n <= (select max(n) from kept) - ${MOST_KEPT}`,
    [
      answers.map(({ batch }) => batch),
      answers.map(({ hash }) => Buffer.from(hash, 'hex')),
      answers.map(({ kind }) => kind),
      answers.map(({ answer }) => answer.packed),
    ],
  );
}

interface KeptAnswer {
  readonly batch: string;
  readonly hash: string;
  readonly kind: string;
  readonly answer: ReturnType<typeof packLines>;
}

function answersToKeep({ chunk, lines, worthKeeping = [] }: Delivery): KeptAnswer[] {
  return worthKeeping
    .filter(({ at }) => at < lines.length)
    .map(({ at, kind, hash }) => ({
      batch: chunk.batch,
      hash: hash ?? hashOfItem(chunk.lines[at] ?? '', chunk.operation),
      kind,
      answer: packLines([lines[at] ?? '']),
    }))
    .filter(({ answer: { packed, bytes } }) => packed.length <= LONGEST && bytes <= UNPACKED);
}
