// Makes text from outside harmless for a terminal: characters that would move the cursor, set a
// title, or hide or reverse what is beside them are shown by their codes instead.

/**
 * Control characters of the sets C0 and C1 except tab and line feed, other line ends, and
 * characters that change the direction of text.
 */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to show
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Shows ESC as `\x1b`, and the embedding of text from right to left as `\u202b`. */
export function harmless(text: string): string {
  return text.replace(UNSAFE, (character) => {
    const code = character.charCodeAt(0);
    return code < 256 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`;
  });
}

/** Makes a name or a title harmless: with a line feed it could print lines of its own. */
export function onOneLine(text: string): string {
  return harmless(text).replaceAll('\n', '\\n');
}

/** Writes the same value with escapes in place of the unsafe characters; JSON has one for each. */
export function harmlessJson(json: string): string {
  return json.replace(UNSAFE, (character) => `\\u${hex(character.charCodeAt(0), 4)}`);
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}
