// Built-in puzzles that were loaded and cannot be read, and the copies of them that the browser
// keeps for use without a network.

/** The fault of a puzzle whose script or stored picture is damaged. */
export class DamagedPuzzle extends Error {
  /** The name of the script, without its hash; undefined if the browser keeps no copy of it. */
  readonly script: string | undefined;

  constructor(message: string, script?: string) {
    super(message);
    this.script = script;
  }
}

/**
 * Whether something came but cannot be read; otherwise it did not come at all. A script that was
 * cut off on its way is no script.
 */
export function isDamage(error: unknown): boolean {
  return error instanceof DamagedPuzzle || error instanceof SyntaxError;
}

/** Loads what a script holds; throws `DamagedPuzzle` if it was cut off on its way. */
export async function loadScript<T>(
  script: string,
  load: () => Promise<{ readonly default: T }>,
): Promise<T> {
  try {
    return (await load()).default;
  } catch (error) {
    if (error instanceof SyntaxError) throw new DamagedPuzzle(error.message, script);
    throw error;
  }
}

/**
 * Removes the kept copy of what is damaged, so that it comes from the server again. All other
 * copies stay, also where there is no network.
 */
export async function forgetDamaged(error: unknown): Promise<void> {
  if (!(error instanceof DamagedPuzzle) || error.script === undefined) return;
  if (!('caches' in globalThis)) return;
  const kept = await caches.open('packs');
  const damaged = (await kept.keys()).filter(({ url }) => url.includes(`/${error.script}-`));
  await Promise.all(damaged.map((request) => kept.delete(request)));
}
