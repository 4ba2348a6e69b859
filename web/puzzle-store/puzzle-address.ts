// The addresses of a puzzle on the screens. Own ids may come from a backup and contain any
// characters.

export function addressOf(screen: 'play' | 'enter' | 'draw' | 'print', id: string): string {
  return `/${screen}/${encodeURIComponent(id)}`;
}
