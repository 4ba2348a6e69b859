// crosshatch methods: lists the methods with their options.

import { factsOf, loadMethod, METHOD_IDS, type Method } from '../../methods/index.ts';
import { paint } from '../output/paint.ts';
import { print } from '../output/print.ts';

interface MethodsCommand {
  readonly json?: true;
}

export async function methodsCommand({ json }: MethodsCommand): Promise<void> {
  const methods = await Promise.all(METHOD_IDS.map(loadMethod));
  if (json) await print(JSON.stringify(methods.map(factsOf), undefined, 2));
  else for (const method of methods) await print(describe(method));
}

function describe(method: Method): string {
  const { id, title, source, complete, colours, given, inexact, options } = method;
  const powers = [
    complete ? 'complete' : 'finds solutions, proves nothing in general',
    colours ? 'colours' : 'one colour',
    given ? 'given cells' : 'no given cells',
    inexact ? 'blotted blocks and unknown lines' : 'exact clues only',
  ];
  const lines = options.map(
    ({ name, values, about }) =>
      `      --option ${name}=${values.join('|')}  (default ${values[0]})\n          ${about}`,
  );
  return [`${paint.bold(id)}  ${title} (${powers.join(', ')})`, `      ${source}`, ...lines].join(
    '\n',
  );
}
