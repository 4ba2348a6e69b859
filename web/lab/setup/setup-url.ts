// Writes a setup into the address and reads it back, so that a comparison can be linked:
// `?puzzle=17x17-2&m=engine&m=sat:encoding.integer&seconds=5`. Defaults are left out. Invalid
// values are ignored, and numbers out of bounds become the nearest bound.

import { addressPart, idOfAddressPart } from '../../puzzle-store/puzzle-address.ts';
import { methodById } from '../methods.ts';
import {
  type ComparedMethod,
  changedOptions,
  comparedMethodOf,
  MOST_METHODS,
  NUMBER_NAMES,
  NUMBERS,
  type NumberName,
  RUN_ORDERS,
  type Setup,
  USUAL,
} from './setup.ts';

export function setupParams(setup: Setup): URLSearchParams {
  const params = new URLSearchParams();
  if (setup.puzzle !== USUAL.puzzle) params.set('puzzle', addressPart(setup.puzzle));
  const own = setup.comparedMethods.map(comparedText);
  if (own.join() !== USUAL.comparedMethods.map(comparedText).join()) {
    for (const text of own.length === 0 ? [NO_METHODS] : own) params.append('m', text);
  }
  for (const name of NUMBER_NAMES) {
    if (setup[name] !== USUAL[name]) params.set(name, String(setup[name]));
  }
  if (setup.order !== USUAL.order) params.set('order', setup.order);
  return params;
}

export function setupOf(params: URLSearchParams): Setup {
  const named = params.getAll('m');
  const numbers = Object.fromEntries(NUMBER_NAMES.map((name) => [name, numberIn(params, name)]));
  return {
    ...USUAL,
    ...(numbers as Record<NumberName, number>),
    puzzle: idOfAddressPart(params.get('puzzle') ?? USUAL.puzzle),
    comparedMethods: named.length === 0 ? USUAL.comparedMethods : comparedMethodsIn(named),
    order: RUN_ORDERS.find((order) => order === params.get('order')) ?? USUAL.order,
  };
}

/**
 * The value of `m` for an empty choice of methods. An address without `m` stands for the default
 * methods.
 */
const NO_METHODS = 'none';

function comparedText(compared: ComparedMethod): string {
  const method = methodById(compared.method);
  const changed = method === undefined ? [] : changedOptions(compared, method);
  return [compared.method, ...changed.map((change) => change.replace('=', '.'))].join(':');
}

function comparedMethodsIn(texts: readonly string[]): ComparedMethod[] {
  return texts.flatMap((text) => methodIn(text) ?? []).slice(0, MOST_METHODS);
}

function methodIn(text: string): ComparedMethod | undefined {
  const [id, ...changes] = text.split(':');
  const method = methodById(id);
  if (method === undefined) return undefined;
  const usual = comparedMethodOf(method.id);
  const wanted = new Map(changes.map((change) => change.split('.', 2) as [string, string]));
  const choices = method.options.map(({ name, values }) => {
    const value = values.find((each) => each === wanted.get(name)) ?? usual.choices[name];
    return [name, value];
  });
  return { method: method.id, choices: Object.fromEntries(choices) };
}

function numberIn(params: URLSearchParams, name: NumberName): number {
  return numberOf(name, params.get(name) ?? '');
}

/**
 * Returns the number in a text from a field or a link, rounded down and kept within its bounds.
 * Returns the default if the text is not a number.
 */
export function numberOf(name: NumberName, text: string): number {
  const { least, most, usual } = NUMBERS[name];
  const number = /^\s*-?\d{1,12}(\.\d{1,12})?\s*$/.test(text) ? Math.floor(Number(text)) : usual;
  return Math.min(most, Math.max(least, number));
}
