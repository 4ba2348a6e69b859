// Colours and fonts of the theme of the moment, by the names that the style sheets give them: for
// canvases, which know no style sheets.

import { useEffect, useState } from 'react';

/** `names` are custom properties by what they are called here, and stay the same object. */
export function useTokens<K extends string>(
  names: Readonly<Record<K, string>>,
): Readonly<Record<K, string>> {
  const [tokens, setTokens] = useState(() => readTokens(names));
  useEffect(() => {
    const observer = new MutationObserver(() => setTokens(readTokens(names)));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [names]);
  return tokens;
}

function readTokens<K extends string>(names: Readonly<Record<K, string>>) {
  const style = getComputedStyle(document.documentElement);
  const values = Object.entries<string>(names).map(([name, property]) => [
    name,
    style.getPropertyValue(property).trim(),
  ]);
  return Object.fromEntries(values) as Record<K, string>;
}
