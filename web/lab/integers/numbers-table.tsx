// A table of numbers in binary: one column for each cell of a line, and a digit in each. The width
// of a line is not bounded by that of the page, so the table scrolls.

import type { ReactNode } from 'react';
import { useText } from '../../app/texts.ts';
import styles from './numbers-table.module.css';

export interface NumberRow {
  readonly name: string;
  /** A digit for each cell. */
  readonly digits: string;
  readonly note?: string;
  /** Whether the number is ruled out. */
  readonly isOut?: boolean;
}

interface NumbersTableProps {
  readonly label: string;
  /** The heading of the first column, and of the last one if the rows have notes. */
  readonly head: string;
  readonly noteHead?: string;
  readonly cells: number;
  readonly rows: readonly NumberRow[];
  /** The text in place of the rows that are left out, which follow `rows`. */
  readonly gap?: string | undefined;
  readonly rowsBehindGap?: readonly NumberRow[];
  /** The rows for what follows from all others. */
  readonly sums?: readonly NumberRow[];
}

export function NumbersTable(props: NumbersTableProps) {
  const { label, head, noteHead, cells, rows, gap, rowsBehindGap = [], sums = [] } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={styles.frame} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <CellHeads cells={cells} />
            {noteHead !== undefined && <th scope="col">{noteHead}</th>}
          </tr>
        </thead>
        <tbody>
          <Rows rows={rows} />
          {gap !== undefined && (
            <GapRow columns={cells + (noteHead === undefined ? 1 : 2)}>{gap}</GapRow>
          )}
          <Rows rows={rowsBehindGap} />
        </tbody>
        {sums.length > 0 && (
          <tfoot>
            <Rows rows={sums} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function CellHeads({ cells }: { readonly cells: number }) {
  const text = useText();
  return Array.from({ length: cells }, (_, cell) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places.
    <th key={cell} scope="col" className={styles.cell}>
      <span className="visually-hidden">{text('lab.bits.column.cell')} </span>
      {cell + 1}
    </th>
  ));
}

function Rows({ rows }: { readonly rows: readonly NumberRow[] }) {
  return rows.map(({ name, digits, note, isOut }) => (
    <tr key={name} data-out={isOut}>
      <th scope="row">{name}</th>
      {[...digits].map((digit, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places.
        <td key={cell} className={styles.cell} data-digit={digit}>
          {digit}
        </td>
      ))}
      {note !== undefined && <td>{note}</td>}
    </tr>
  ));
}

function GapRow({ columns, children }: { readonly columns: number; readonly children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columns} className={styles.gap}>
        {children}
      </td>
    </tr>
  );
}
