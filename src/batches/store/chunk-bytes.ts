// How much is read from the database at once. Chunks are small as a rule, but one item can be as
// large as an image, and what is packed well is larger still in memory. So each chunk has the bytes
// of its lines, unpacked, and what is read together has a sum of them.

/** Bytes of chunks that are read together; a larger one comes alone. */
const MOST_TOGETHER = 8_000_000;
/** Older programs left no number of bytes. Text is packed to a tenth, more or less. */
const PACKED_TO = 10;

/** An expression of SQL for a row `c` of crosshatch.chunk. */
export const CHUNK_BYTES = `coalesce(c.bytes,
  ${PACKED_TO} * octet_length(coalesce(c.output, c.input)), 0)`;

/** Returns SQL for the first rows of a relation with `first` and `bytes` that go together. */
export function togetherSql(relation: string): string {
  return `(
    select * from (
      select *, sum(bytes) over by_first as total, row_number() over by_first as place
      from ${relation} window by_first as (order by first)) as summed
    where place = 1 or total <= ${MOST_TOGETHER})`;
}
