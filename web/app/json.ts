// Reads JSON that may be anything: the answer of a server, a file, a record of another version.

/** Parses JSON. Returns undefined if the text is not JSON. */
export function tryJson(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
