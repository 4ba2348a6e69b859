// Text of others made harmless for a terminal: what would move the cursor, set a title, hide or
// turn round what is beside it is shown by its code instead.

/**
 * Control characters of both sets but tab and line feed, other line ends, and what turns the
 * direction of text.
 */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to show
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** ESC as `\x1b`, the embedding of text from right to left as `\u202b`. */
export function harmless(text: string): string {
  return text.replace(UNSAFE, (character) => {
    const code = character.charCodeAt(0);
    return code < 256 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`;
  });
}

/** For names and titles: a line feed in them would let them write lines of their own. */
export function onOneLine(text: string): string {
  return harmless(text).replaceAll('\n', '\\n');
}

/** The same value in characters that do nothing: JSON has escapes for all of them. */
export function harmlessJson(json: string): string {
  return json.replace(UNSAFE, (character) => `\\u${hex(character.charCodeAt(0), 4)}`);
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}
