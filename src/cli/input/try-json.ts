/** Parses JSON. Returns undefined if the text is not JSON. No JSON text has the value undefined. */
export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
