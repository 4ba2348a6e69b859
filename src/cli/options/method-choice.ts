// --method ID --option name=value: these options name a method and its choices. They are checked
// before any puzzle is read.

import {
  type Choices,
  completeChoices,
  isMethodId,
  loadMethod,
  METHOD_IDS,
  type MethodId,
} from '../../methods/index.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';

export interface ChosenMethod {
  readonly method: MethodId;
  readonly choices: Choices;
}

export interface MethodChoiceOptions {
  readonly method?: string;
  readonly option?: readonly string[];
}

/**
 * Reads the method and its choices, and checks that the method has them. Returns undefined if
 * neither a method nor an option is given.
 */
export async function methodChoice(
  given: MethodChoiceOptions,
): Promise<Outcome<ChosenMethod> | undefined> {
  const asked = readMethodChoice(given);
  if (!asked?.ok) return asked;
  const { method, choices: chosen } = asked.value;
  const choices = completeChoices(await loadMethod(method), chosen);
  return choices.ok ? success({ method, choices: choices.value }) : choices;
}

export const OPTION_WITHOUT_METHOD = '--option needs --method to say whose it is';

/**
 * Reads the method and its choices, without checking that the method has them. Returns undefined if
 * neither a method nor an option is given.
 */
export function readMethodChoice({
  method,
  option = [],
}: MethodChoiceOptions): Outcome<ChosenMethod> | undefined {
  if (method === undefined) {
    if (option.length === 0) return undefined;
    return failure({ code: 'no-method', message: OPTION_WITHOUT_METHOD });
  }
  if (!isMethodId(method)) return failure(unknownMethod(method));
  const chosen: Record<string, string> = {};
  for (const text of option) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) {
      const message = `--option ${text}: expected name=value, like check=arc`;
      return failure({ code: 'bad-option', message });
    }
    if (name in chosen) {
      const message = `--option ${name} is given twice`;
      return failure({ code: 'bad-option', message });
    }
    chosen[name] = value;
  }
  return success({ method, choices: chosen });
}

function unknownMethod(id: string) {
  const message = `there is no method ${JSON.stringify(id)}: expected ${METHOD_IDS.join(', ')}`;
  return { code: 'unknown-method', message };
}
