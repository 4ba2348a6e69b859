// The fields of the dialog that makes a book.

import { useId } from 'react';
import { BOOK_ORDERS } from '../../../src/book/book-wish.ts';
import { INKS } from '../../../src/vector/ink.ts';
import { useText } from '../../app/texts.ts';
import { Choice } from '../../design/choice.tsx';
import styles from '../../design/select.module.css';
import { Select } from '../../design/select.tsx';
import { Switch } from '../../design/switch.tsx';
import {
  type BookChoices,
  CLUE_CHOICES,
  FLOOR_CHOICES,
  hasOtherPaper,
  PAPER_CHOICES,
  PER_PAGE_CHOICES,
  SOLUTION_CHOICES,
} from './book-choices.ts';
import own from './book-dialog.module.css';

interface FieldsProps {
  readonly choices: BookChoices;
  readonly change: (changes: Partial<BookChoices>) => void;
}

/** The title, the order, and what is in the book. */
export function MainFields({ choices, change }: FieldsProps) {
  const text = useText();
  return (
    <>
      <div className={own.fields}>
        <TextField
          label={text('book.field.title')}
          value={choices.title}
          onChange={(title) => change({ title })}
        />
        <TextField
          label={text('book.field.subtitle')}
          value={choices.subtitle}
          onChange={(subtitle) => change({ subtitle })}
        />
      </div>
      <Choice
        label={text('book.order')}
        value={choices.order}
        choices={BOOK_ORDERS.map((order) => [order, text(`book.order.${order}`)])}
        onChange={(order) => change({ order })}
      />
      <Switch
        label={text('book.onlyUnique')}
        checked={choices.onlyUnique}
        onChange={(onlyUnique) => change({ onlyUnique })}
      />
      <Switch
        label={text('book.hideTitles')}
        checked={choices.hidesTitles}
        onChange={(hidesTitles) => change({ hidesTitles })}
      />
      <Switch
        label={text('book.difficulty')}
        checked={choices.showsDifficulty}
        onChange={(showsDifficulty) => change({ showsDifficulty })}
      />
      <Switch
        label={text('book.titlePage')}
        checked={choices.withTitlePage}
        onChange={(withTitlePage) => change({ withTitlePage })}
      />
      <Switch
        label={text('book.contents')}
        checked={choices.withContents}
        onChange={(withContents) => change({ withContents })}
      />
    </>
  );
}

/** The paper, the sizes and the colours. */
export function LayoutFields({ choices, change }: FieldsProps) {
  const text = useText();
  const perPage = (count: string): string => (count === 'fit' ? text('book.perPage.fit') : count);
  const points = (count: string): string => text('book.points', { count: Number(count) });
  const solutions = (count: string): string => (count === '0' ? text('book.none') : count);
  return (
    <>
      <div className={own.fields}>
        <PaperFields choices={choices} change={change} />
        <Select
          label={text('share.print.perPage')}
          value={choices.perPage}
          choices={PER_PAGE_CHOICES.map((count) => [count, perPage(count)])}
          onChange={(count) => change({ perPage: count })}
        />
        {choices.perPage === 'fit' && (
          <Select
            label={text('book.clueSize')}
            value={choices.clueSize}
            choices={CLUE_CHOICES.map((count) => [count, points(count)])}
            onChange={(clueSize) => change({ clueSize })}
          />
        )}
        <Select
          label={text('book.leastClueSize')}
          value={choices.leastClueSize}
          choices={FLOOR_CHOICES.map((count) => [count, points(count)])}
          onChange={(leastClueSize) => change({ leastClueSize })}
        />
        <Select
          label={text('book.solutions')}
          value={choices.solutions}
          choices={SOLUTION_CHOICES.map((count) => [count, solutions(count)])}
          onChange={(count) => change({ solutions: count })}
        />
        <Select
          label={text('share.ink')}
          value={choices.ink}
          choices={INKS.map((ink) => [ink, text(`share.ink.${ink}`)])}
          onChange={(ink) => change({ ink })}
        />
      </div>
      <Switch
        label={text('book.landscape')}
        checked={choices.isLandscape}
        onChange={(isLandscape) => change({ isLandscape })}
      />
      <Switch
        label={text('book.turn')}
        checked={choices.turnsPages}
        onChange={(turnsPages) => change({ turnsPages })}
      />
    </>
  );
}

function PaperFields({ choices, change }: FieldsProps) {
  const text = useText();
  const nameOf = (paper: string): string =>
    paper === 'other' ? text('book.paper.other') : paper.charAt(0).toUpperCase() + paper.slice(1);
  return (
    <>
      <Select
        label={text('share.print.paper')}
        value={choices.paper}
        choices={PAPER_CHOICES.map((paper) => [paper, nameOf(paper)])}
        onChange={(paper) => change({ paper })}
      />
      {hasOtherPaper(choices) && (
        <TextField
          label={text('book.paper.size')}
          value={choices.otherPaper}
          onChange={(otherPaper) => change({ otherPaper })}
        />
      )}
      <TextField
        label={text('book.margin')}
        value={choices.margin}
        onChange={(margin) => change({ margin })}
      />
      <TextField
        label={text('book.gutter')}
        value={choices.gutter}
        onChange={(gutter) => change({ gutter })}
      />
    </>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextField({ label, value, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.select}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
