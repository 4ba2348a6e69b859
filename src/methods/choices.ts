// Checks the options that a person chose against those that the method has, and completes them with
// the defaults.

import { failure, type Outcome, type Problem, success } from '../puzzle/problem.ts';
import type { Choices, Method, MethodOption } from './method.ts';

export function completeChoices(method: Method, chosen: Choices = {}): Outcome<Choices> {
  const problems = Object.entries(chosen).flatMap(([name, value]) =>
    problemOf(method, name, value),
  );
  if (problems.length > 0) return failure(...problems);
  const defaults = method.options.map(({ name, values }) => [name, values[0]]);
  return success({ ...Object.fromEntries(defaults), ...chosen });
}

function problemOf(method: Method, name: string, value: string): Problem[] {
  const option = method.options.find((each) => each.name === name);
  if (option === undefined) {
    const names = method.options.map((each) => each.name).join(', ');
    const message = `${method.id} has no option ${JSON.stringify(name)}: ${names === '' ? 'it has none' : `it has ${names}`}`;
    return [{ code: 'unknown-option', message }];
  }
  if (option.values.includes(value)) return [];
  const message = `${method.id}: ${name} is ${JSON.stringify(value)}: expected ${option.values.join(', ')}`;
  return [{ code: 'bad-option', message }];
}

/** Makes an option with the values `on` and `off`, of which `first` is the default. */
export function onOff(name: string, about: string, first: 'on' | 'off'): MethodOption {
  return { name, values: first === 'on' ? ['on', 'off'] : ['off', 'on'], about };
}
