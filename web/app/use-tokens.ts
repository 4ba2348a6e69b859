// Reads the colours and fonts of the current theme from the style sheets. Canvases need this
// because they cannot use custom properties directly.

import { useEffect, useState } from 'react';

/** `names` maps the caller's names to custom properties, and must stay the same object. */
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
