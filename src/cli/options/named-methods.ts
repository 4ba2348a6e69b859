// --methods LIST: the methods that are compared, each with options of its own.

import { loadMethod, METHOD_IDS } from '../../methods/index.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import { type ChosenMethod, methodChoice } from './method-choice.ts';

/** A method as it was named on the command line, with its options. */
export interface NamedMethod extends ChosenMethod {
  readonly name: string;
  /** The counter that shows how much work the method did. */
  readonly work: string;
}

/**
 * Reads a list like `cells,cells:check=weak:preprocess=off,mip`: ids with their options. If
 * `methods` is undefined, all methods take part.
 */
export async function readMethods(methods: string | undefined): Promise<Outcome<NamedMethod[]>> {
  const names = methods?.split(',').map((name) => name.trim()) ?? METHOD_IDS;
  const named: NamedMethod[] = [];
  for (const name of names) {
    const [method = '', ...option] = name.split(':');
    const choice = await methodChoice({ method, option });
    if (choice?.ok === false) return choice;
    if (named.some((other) => other.name === name)) {
      return failure({ code: 'named-twice', message: `${name} is named twice` });
    }
    if (choice?.ok) {
      const { work } = await loadMethod(choice.value.method);
      named.push({ name, work, ...choice.value });
    }
  }
  return success(named);
}
