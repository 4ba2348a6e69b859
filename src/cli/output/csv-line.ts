// Writes a line of CSV.

/** Returns the line without its end. */
export function csvLine(values: readonly (string | number | boolean)[]): string {
  return values.map(quote).join(',');
}

/**
 * Quotes a value by RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe
 * first.
 */
function quote(value: string | number | boolean): string {
  const text = typeof value === 'string' ? value.replace(/^[=+\-@\t\r]/, "'$&") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
