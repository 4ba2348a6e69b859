// Writes texts into XML.

/**
 * Escapes a text, and drops the control characters that XML cannot hold. A carriage return becomes
 * a reference, because XML reads it as a line feed.
 */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to drop
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"\r]/g, (char) => `&#${char.charCodeAt(0)};`)
  );
}

/** Returns an attribute in quotation marks; readers would take plain line ends for blanks. */
export function xmlAttribute(text: string): string {
  return `"${escapeXml(text).replace(/[\t\n]/g, (char) => `&#${char.charCodeAt(0)};`)}"`;
}
