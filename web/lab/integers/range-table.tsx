// The table of the ranges in which a line lies: the more is taken into account, the narrower.

import { type LineNumbers, possibleNumbers } from '../../../src/methods/bits/line-numbers.ts';
import { useText } from '../../app/texts.ts';
import styles from './range-table.module.css';

export function RangeTable({ numbers }: { readonly numbers: LineNumbers }) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={styles.frame} tabIndex={0} aria-label={text('lab.bits.level.range')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('lab.bits.column.range')}</th>
            <th scope="col">{text('lab.bits.column.from')}</th>
            <th scope="col">{text('lab.bits.column.to')}</th>
            <th scope="col">{text('lab.bits.column.integers')}</th>
          </tr>
        </thead>
        <tbody>
          {rangesOf(numbers).map(({ name, from, to }) => (
            <tr key={name}>
              <th scope="row">{text(`lab.bits.range.${name}`)}</th>
              <td>{`${from}`}</td>
              <td>{`${to}`}</td>
              <td>{`${to < from ? 0n : to - from + 1n}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface NumberRange {
  readonly name: 'digits' | 'clue' | 'operations' | 'possible';
  readonly from: bigint;
  readonly to: bigint;
}

function rangesOf(numbers: LineNumbers): NumberRange[] {
  const { least, largest, all, some } = numbers;
  const ranges: NumberRange[] = [
    { name: 'digits', from: 0n, to: (1n << BigInt(all.digits.length)) - 1n },
    { name: 'clue', from: BigInt(least.decimal), to: BigInt(largest.decimal) },
  ];
  const possible = possibleNumbers(numbers);
  if (possible.length === 0) return ranges;
  return [
    ...ranges,
    { name: 'operations', from: BigInt(all.decimal), to: BigInt(some.decimal) },
    {
      name: 'possible',
      from: BigInt(possible[possible.length - 1].decimal),
      to: BigInt(possible[0].decimal),
    },
  ];
}
