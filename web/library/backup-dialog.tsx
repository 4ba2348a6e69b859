// The dialog that shows what a backup would change, before it changes anything.

import { useEffect, useMemo, useState } from 'react';
import { changeSettings, knownOf } from '../app/settings.ts';
import { useText } from '../app/texts.ts';
import { showToast } from '../app/toasts.ts';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { Switch } from '../design/switch.tsx';
import type { MessageKey } from '../messages/keys.ts';
import { type AllRecords, type Backup, readAll } from '../storage/backup.ts';
import {
  GAME_CHOICES,
  type GameChoice,
  importBackup,
  type Plan,
  planImport,
  type RecordCounts,
} from '../storage/merge.ts';
import { MAX_COPIES } from '../storage/merge-games.ts';
import { lookAgain } from '../storage/use-looks.ts';
import { useStorage } from '../storage/use-storage.ts';
import styles from './backup-dialog.module.css';
import type { BackupFile } from './backup-file.ts';

interface BackupDialogProps {
  readonly file: BackupFile | undefined;
  readonly onClose: () => void;
  readonly onImported: () => void;
}

export function BackupDialog({ file, onClose, onImported }: BackupDialogProps) {
  const text = useText();
  if (file === undefined) return null;
  const { name, outcome } = file;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={text('library.backup.title')}
      description={name}
    >
      {outcome.ok ? (
        <Summary backup={outcome.value} onClose={onClose} onImported={onImported} />
      ) : (
        <Notice kind="wrong">
          {text(`library.backup.${outcome.problems[0].code}` as MessageKey)}
        </Notice>
      )}
    </Dialog>
  );
}

function Summary({
  backup,
  onClose,
  onImported,
}: Pick<BackupDialogProps, 'onClose' | 'onImported'> & { readonly backup: Backup }) {
  const storage = useStorage();
  const text = useText();
  const [choice, setChoice] = useState<GameChoice>('newer');
  const plan = usePlan(backup, choice);
  const [withSettings, setWithSettings] = useState(false);
  if (plan === undefined) return <p role="status">{text('app.loading')}</p>;
  const run = async (): Promise<void> => {
    await importBackup(storage, backup, choice);
    if (withSettings) changeSettings(knownOf(plan.settings));
    lookAgain();
    showToast(text('library.backup.done'));
    onImported();
  };
  return (
    <div className={styles.summary}>
      <p>{text('library.backup.made', { date: backup.made })}</p>
      <CountsTable plan={plan} />
      {plan.conflicts > 0 && (
        <Choice
          label={text('library.backup.conflicts', { count: plan.conflicts })}
          value={choice}
          choices={GAME_CHOICES.map((each) => [each, text(`library.backup.take.${each}`)])}
          onChange={setChoice}
        />
      )}
      <p>{text('library.backup.rule')}</p>
      {plan.crowded > 0 && (
        <Notice>{text('library.backup.crowded', { count: plan.crowded, most: MAX_COPIES })}</Notice>
      )}
      {plan.writes.length === 0 && plan.damaged === 0 && (
        <Notice>{text('library.backup.nothing')}</Notice>
      )}
      {plan.damaged > 0 && (
        <Notice kind="wrong">{text('library.backup.damaged', { count: plan.damaged })}</Notice>
      )}
      {plan.settings !== undefined && (
        <Switch
          label={text('library.backup.settings')}
          checked={withSettings}
          onChange={setWithSettings}
        />
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{text('app.cancel')}</Button>
        <Button
          kind="primary"
          disabled={plan.writes.length === 0 && !withSettings}
          onClick={() => void run()}
        >
          {text('library.backup.import')}
        </Button>
      </div>
    </div>
  );
}

function usePlan(backup: Backup, choice: GameChoice): Plan | undefined {
  const storage = useStorage();
  const [here, setHere] = useState<AllRecords>();
  useEffect(() => void readAll(storage).then(setHere), [storage]);
  return useMemo(() => here && planImport(backup, here, choice), [backup, here, choice]);
}

const KINDS = ['puzzles', 'saves', 'drafts', 'solves'] as const;
const COUNTS = ['added', 'updated', 'kept'] as const satisfies (keyof RecordCounts)[];

function CountsTable({ plan }: { readonly plan: Plan }) {
  const text = useText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {COUNTS.map((count) => (
            <th key={count} scope="col">
              {text(`library.backup.${count}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{text(`library.backup.${kind}`)}</th>
            {COUNTS.map((count) => (
              <td key={count}>{plan[kind][count]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
