// Where the screens have a puzzle. Own ids may come from a backup and hold anything.

export function addressOf(screen: 'play' | 'enter' | 'draw' | 'print', id: string): string {
  return `/${screen}/${encodeURIComponent(id)}`;
}
