// A puzzle in the index of the packs: a line of text, because there are many.

interface PackRow {
  readonly id: string;
  /** The number of the label among those of puzzles with one solution. */
  readonly label: number;
  readonly colours: number;
  /** The number of the set of icons; -1 for a generated picture. */
  readonly set: number;
  readonly fingerprint: string;
}

export function writePackRow({ id, label, colours, set, fingerprint }: PackRow): string {
  return [id, label, colours, set, fingerprint].join(' ');
}

export function readPackRow(line: string): PackRow {
  const [id, label, colours, set, fingerprint] = line.split(' ');
  return { id, label: Number(label), colours: Number(colours), set: Number(set), fingerprint };
}
