// A list of entries to tick, which scrolls where it is long.

import styles from './tick-list.module.css';

interface TickEntry {
  readonly id: string;
  readonly name: string;
  /** The text beside the name; empty if there is none. */
  readonly detail: string;
}

interface TickListProps {
  readonly entries: readonly TickEntry[];
  readonly isTicked: (id: string) => boolean;
  readonly onToggle: (id: string) => void;
}

export function TickList({ entries, isTicked, onToggle }: TickListProps) {
  return (
    <div className={styles.list}>
      {entries.map(({ id, name, detail }) => (
        <label key={id} className={styles.entry}>
          <input type="checkbox" checked={isTicked(id)} onChange={() => onToggle(id)} />
          <span className={styles.name}>{name}</span>
          <span className={styles.detail}>{detail}</span>
        </label>
      ))}
    </div>
  );
}
