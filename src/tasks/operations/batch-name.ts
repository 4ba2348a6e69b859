// The name of a batch, which people see in lists.

/** The most characters of a name, as JavaScript counts them. */
export const LONGEST_NAME = 200;

/**
 * Names a batch after its files, so that it is known again in a list. The name is the same in all
 * languages, because it is kept as it is.
 */
export function nameOfFiles([first = '', ...others]: readonly string[]): string {
  const more = others.length === 0 ? '' : ` +${others.length}`;
  return `${cutName(first, LONGEST_NAME - more.length)}${more}`;
}

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
