// Shows a line that a person chooses at the four levels of abstraction of the method `bits`: as
// digits, as a number, as what all possible numbers have in common, and as a range of numbers.
// Source: A. Oliveira, Nonogram Solver Algorithm, github.com/alexaoliveira2000/nonogram.

import { type ReactNode, useId, useState } from 'react';
import {
  type LineNumbers,
  lineNumbers,
  possibleNumbers,
} from '../../../src/methods/bits/line-numbers.ts';
import { useText } from '../../app/texts.ts';
import { LineFields } from './line-fields.tsx';
import styles from './line-section.module.css';
import { NumbersTable } from './numbers-table.tsx';
import { PossibilitiesTable } from './possibilities-table.tsx';
import { RangeTable } from './range-table.tsx';
import { exampleOf, LINE_EXAMPLES, readTypedLine, type TypedLine } from './typed-line.ts';

/** How many possibilities are listed from either end of a long list. */
const HALF = 8;

export function LineSection() {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<TypedLine>(LINE_EXAMPLES.three);
  const read = readTypedLine(typed);
  const isWrong = typeof read === 'string';
  const numbers = isWrong ? undefined : lineNumbers(read.clue, read.candidates, HALF);
  const example = exampleOf(typed);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{text('lab.bits.title')}</h2>
      <p className={styles.lead}>{text('lab.bits.lead')}</p>
      <LineFields typed={typed} wrong={isWrong ? read : undefined} onChange={setTyped} />
      {numbers && <Levels numbers={numbers} />}
      {(example === 'two' || example === 'known') && (
        <p className={styles.note}>{text(`lab.bits.source.${example}`)}</p>
      )}
    </section>
  );
}

function Levels({ numbers }: { readonly numbers: LineNumbers }) {
  const { least, largest, counts, all } = numbers;
  const text = useText();
  const { possible, inRange } = counts;
  const values = { least: least.decimal, largest: largest.decimal };
  const range = `${counts.range}`;
  const single = counts.range === 1n ? 'yes' : 'no';
  const operands = possibleNumbers(numbers);
  const isShort = operands.length === possible && possible > 1 && possible <= MOST_OPERANDS;
  return (
    <ol className={styles.levels}>
      <Level title={text('lab.bits.level.digits')}>
        <p>{text('lab.bits.level.digits.text')}</p>
        <NumbersTable
          label={text('lab.bits.level.digits')}
          head={text('lab.bits.column.line')}
          noteHead={text('lab.bits.column.number')}
          cells={least.digits.length}
          rows={[
            { name: text('lab.bits.row.known'), digits: least.digits, note: least.decimal },
            { name: text('lab.bits.row.clue'), digits: largest.digits, note: largest.decimal },
          ]}
        />
      </Level>
      <Level title={text('lab.bits.level.number')}>
        <p>{text('lab.bits.level.number.text', values)}</p>
      </Level>
      <Level title={text('lab.bits.level.operations')}>
        <p>{text('lab.bits.level.operations.text', { possible, clue: Number(counts.clue) })}</p>
        <PossibilitiesTable
          label={text('lab.bits.level.operations')}
          numbers={numbers}
          withOthers={true}
        />
        {isShort && (
          <p className={styles.equation}>
            {operands.map(({ decimal }) => decimal).join(' AND ')} = {all.decimal}
          </p>
        )}
      </Level>
      <Level title={text('lab.bits.level.range')}>
        <p>{text('lab.bits.level.range.text', values)}</p>
        <RangeTable numbers={numbers} />
        <p>{text('lab.bits.level.range.left', { range, single, inRange, possible })}</p>
      </Level>
    </ol>
  );
}

/** An AND of more numbers than this is not written out. */
const MOST_OPERANDS = 8;

function Level({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className={styles.level}>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
