import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../test/source-files.ts';

const [tokens, loading] = ['tokens.css', 'loading.css'].map((name) =>
  readFileSync(join(ROOT, 'web/design', name), 'utf8'),
);

/** Returns the custom properties of each `:root` rule that sets `--paper`, in order. */
function themesIn(css: string): Map<string, string>[] {
  const rules = css.matchAll(/:root[^{,]*\{([^}]*--paper:[^}]*)\}/g);
  return [...rules].map(
    ([, body]) => new Map([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, k, v]) => [k, v])),
  );
}

it('begins in the colours of each theme', () => {
  const themes = themesIn(tokens);
  const first = themesIn(loading);
  expect(first).toHaveLength(3);
  for (const [index, colours] of first.entries())
    for (const [name, colour] of colours)
      expect([index, name, colour]).toEqual([index, name, themes[index].get(name)]);
});
