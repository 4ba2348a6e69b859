// Everything that is known about a puzzle: its facts, where it comes from, and what can be done
// with it.

import { Pencil, Play, Printer, SquarePen, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { defined } from '../../src/puzzle/defined.ts';
import { clockText } from '../app/clock-text.ts';
import { type Text, useText } from '../app/texts.ts';
import buttons from '../design/button.module.css';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { ladderAddress } from '../puzzle-store/packs/ladder-address.ts';
import { pictureEdit, solvedWhen } from '../puzzle-store/pictures/picture-edit.ts';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import styles from './details-dialog.module.css';
import { coloursText, difficultyText, sizeText, stateText } from './entry-text.ts';
import type { NamedEntry } from './named-entry.ts';

interface DetailsDialogProps {
  /** The puzzle; undefined while the dialog is closed. */
  readonly entry: NamedEntry | undefined;
  readonly isOnLadder: boolean;
  readonly onClose: () => void;
  readonly onDelete: (entry: NamedEntry) => void;
}

export function DetailsDialog({ entry, isOnLadder, onClose, onDelete }: DetailsDialogProps) {
  const text = useText();
  if (entry === undefined) return null;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={entry.name}>
      <dl className={styles.facts}>
        {factsOf(entry, text).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Actions entry={entry} isOnLadder={isOnLadder} onDelete={onDelete} />
    </Dialog>
  );
}

function Actions({
  entry,
  isOnLadder,
  onDelete,
}: Pick<DetailsDialogProps, 'isOnLadder' | 'onDelete'> & { entry: NamedEntry }) {
  const text = useText();
  const { id, origin, own, save } = entry;
  const hasGoal = own?.puzzle.goal !== undefined;
  const edit = pictureEdit({ ...defined({ made: origin.made }), hasGoal }, solvedWhen(save));
  return (
    <div className={styles.actions}>
      <Link
        href={isOnLadder ? ladderAddress(id) : addressOf('play', id)}
        className={`${buttons.button} ${buttons.primary}`}
      >
        <Play aria-hidden size={20} />
        {text('library.play')}
      </Link>
      <Link href={addressOf('enter', id)} className={buttons.button ?? ''}>
        <SquarePen aria-hidden size={20} />
        {text('library.edit')}
      </Link>
      {edit !== undefined && (
        <Link href={addressOf('draw', id)} className={buttons.button ?? ''}>
          <Pencil aria-hidden size={20} />
          {text(`app.picture.edit.${edit}`)}
        </Link>
      )}
      <Link href={addressOf('print', id)} className={buttons.button ?? ''}>
        <Printer aria-hidden size={20} />
        {text('library.print')}
      </Link>
      {own !== undefined && (
        <Button kind="danger" icon={Trash2} onClick={() => onDelete(entry)}>
          {text('library.delete')}
        </Button>
      )}
    </div>
  );
}

type Fact = readonly [name: string, value: string];

function factsOf(entry: NamedEntry, text: Text): readonly Fact[] {
  const { origin, save } = entry;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [text('library.number'), entry.title === undefined ? undefined : entry.numberedName],
    [text('library.theme'), entry.own === undefined ? entry.packTitle : undefined],
    [text('library.size'), sizeText(entry)],
    [text('library.colours'), coloursText(entry, text)],
    [text('library.difficulty'), difficultyText(entry, text)],
    [text('library.state'), stateText(entry, text)],
    [text('library.best'), save?.best === undefined ? undefined : clockText(save.best)],
    [text('library.from'), text(`library.made.${origin.made ?? 'built-in'}`)],
    [text('library.author'), origin.author],
    [text('library.date'), origin.date],
    [text('library.copyright'), origin.copyright],
    [text('library.licence'), origin.licence],
    [text('library.source'), origin.source],
    [text('library.description'), origin.description],
    [text('library.notes'), origin.notes],
  ];
  return facts.filter((fact): fact is Fact => fact[1] !== undefined && fact[1].trim() !== '');
}
