// Prints the configuration in the form of its file, with a comment on where each value comes from.
// There is nothing secret in it: keys and certificates are in files of their own.

import type { EffectiveConfig } from './read-config.ts';

export function configText({ given, ignored }: EffectiveConfig): string {
  const lines: string[] = ['{'];
  let open = '';
  for (const [key, { value, from }] of given) {
    const [group = '', name] = key.split('.');
    const object = name === undefined ? '' : group;
    if (open !== '' && object !== open) lines.push('  },');
    if (object !== '' && object !== open) lines.push(`  ${JSON.stringify(object)}: {`);
    open = object;
    const indent = object === '' ? '  ' : '    ';
    lines.push(`${indent}${JSON.stringify(name ?? group)}: ${JSON.stringify(value)}, // ${from}`);
  }
  if (open !== '') lines.push('  },');
  const notes = ignored.map((name) => `// ${name} is ignored: Kubernetes sets it`);
  return [...lines, '}', ...notes].join('\n');
}
