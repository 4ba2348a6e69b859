// The name of a batch, which people see in lists.

/** The most characters of a name, as JavaScript counts them. */
export const LONGEST_NAME = 200;

/** Cuts a name that is too long. No character that counts as two is cut in half. */
export function cutName(name: string, most: number = LONGEST_NAME): string {
  if (name.length <= most) return name;
  let cut = '';
  for (const character of name) {
    if (cut.length + character.length >= most) break;
    cut += character;
  }
  return `${cut}…`;
}
