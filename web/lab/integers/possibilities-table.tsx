// The table of the possibilities of a line, each as digits and as a decimal number, and below them
// what they have in common.

import {
  type LineNumbers,
  type ListedNumber,
  possibleNumbers,
} from '../../../src/methods/bits/line-numbers.ts';
import { type Text, useText } from '../../app/texts.ts';
import { type NumberRow, NumbersTable } from './numbers-table.tsx';

interface PossibilitiesTableProps {
  readonly label: string;
  readonly numbers: LineNumbers;
  /** Whether numbers that are ruled out are listed, with the reason. */
  readonly withOthers: boolean;
}

export function PossibilitiesTable({ label, numbers, withOthers }: PossibilitiesTableProps) {
  const text = useText();
  const { first, last, counts, all } = numbers;
  const isPossible = ({ fate }: ListedNumber): boolean => fate === 'possible';
  const isListed = (number: ListedNumber): boolean => withOthers || isPossible(number);
  const left = counts.possible - possibleNumbers(numbers).length;
  const rowOf = (number: ListedNumber): NumberRow => ({
    name: number.decimal,
    digits: number.digits,
    isOut: !isPossible(number),
    ...(withOthers ? { note: text(`lab.bits.fate.${number.fate}`) } : {}),
  });
  return (
    <NumbersTable
      label={label}
      head={text('lab.bits.column.number')}
      {...(withOthers ? { noteHead: text('lab.bits.column.fate') } : {})}
      cells={all.digits.length}
      rows={first.filter(isListed).map(rowOf)}
      gap={left > 0 ? text('lab.bits.gap', { count: left }) : undefined}
      rowsBehindGap={last.filter(isListed).map(rowOf)}
      sums={counts.possible > 0 ? commonRows(text, numbers, withOthers) : []}
    />
  );
}

function commonRows(text: Text, { all, some }: LineNumbers, withNotes: boolean): NumberRow[] {
  const none = some.digits.replace(/[01]/g, (digit) => (digit === '1' ? '0' : '1'));
  const digits = { and: all.digits, nor: none };
  return (['and', 'nor'] as const).map((operation) => ({
    name: operation.toUpperCase(),
    digits: digits[operation],
    ...(withNotes ? { note: text(`lab.bits.${operation}`) } : {}),
  }));
}
