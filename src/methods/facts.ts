// Gives facts about a method, as plain data, that help to choose a method.

import type { Method, MethodOption } from './method.ts';

export interface MethodFacts
  extends Pick<
    Method,
    'id' | 'title' | 'source' | 'complete' | 'colours' | 'given' | 'inexact' | 'work'
  > {
  readonly blocks: boolean;
  readonly options: readonly (MethodOption & { readonly default: string })[];
}

export function factsOf(method: Method): MethodFacts {
  const { id, title, source, complete, colours, given, inexact, blocks, work } = method;
  const options = method.options.map((option) => ({ ...option, default: option.values[0] }));
  return {
    id,
    title,
    source,
    complete,
    colours,
    given,
    inexact,
    blocks: blocks === true,
    work,
    options,
  };
}
