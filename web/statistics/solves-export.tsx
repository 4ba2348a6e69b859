// Saves the log of finished games as a file for other programs.

import { FileJson, FileSpreadsheet } from 'lucide-react';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { saveFile } from '../share/save-file.ts';
import { gamesCsv, gamesJson, type ListedGame } from './solves-file.ts';
import styles from './statistics.module.css';

export function SolvesExport({ games }: { readonly games: readonly ListedGame[] }) {
  const text = useText();
  return (
    <section className={styles.card}>
      <h2>{text('statistics.export')}</h2>
      <p className={styles.soft}>{text('statistics.export.note')}</p>
      <div className={styles.buttons}>
        <Button
          icon={FileSpreadsheet}
          disabled={games.length === 0}
          onClick={() => saveFile(gamesCsv(games), 'text/csv', 'crosshatch-solved.csv')}
        >
          {text('statistics.export.csv')}
        </Button>
        <Button
          icon={FileJson}
          disabled={games.length === 0}
          onClick={() => saveFile(gamesJson(games), 'application/json', 'crosshatch-solved.json')}
        >
          {text('statistics.export.json')}
        </Button>
      </div>
    </section>
  );
}
