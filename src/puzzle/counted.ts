/** Writes a count with its noun, in the plural unless the count is 1, as in "2 unknown cells". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
