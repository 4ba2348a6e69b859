// Makes text from outside harmless for a terminal: characters that would move the cursor, set a
// title, or hide or reverse what is beside them are shown by their codes instead.

/**
 * The control characters of C0 and C1 except tab and line feed, DEL, the line and paragraph
 * separators, and the characters that embed, override or isolate a direction of text.
 */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to show
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Shows unsafe characters by their codes, for example ESC as `\x1b`. */
export function harmless(text: string): string {
  return text.replace(UNSAFE, (character) => {
    const code = character.charCodeAt(0);
    return code < 256 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`;
  });
}

/**
 * Makes a name or a title harmless, and shows its line feeds as `\n`, so that it cannot print lines
 * of its own.
 */
export function onOneLine(text: string): string {
  return harmless(text).replaceAll('\n', '\\n');
}

/** Replaces the unsafe characters of a JSON text with escapes. The JSON keeps its value. */
export function harmlessJson(json: string): string {
  return json.replace(UNSAFE, (character) => `\\u${hex(character.charCodeAt(0), 4)}`);
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}
